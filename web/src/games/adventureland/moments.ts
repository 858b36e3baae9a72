/** What happens between two views of Adventure Land. */
import type { Moments } from "../face";
import type { LandView } from "./view";

/** The spaces on which other figures stand than before, and those from which something was taken. */
function touched(before: LandView, after: LandView): string[] {
  const changed = (at: number): boolean =>
    after.derived.owner[at] !== before.derived.owner[at] ||
    after.adventurers[at] !== before.adventurers[at] ||
    after.companions[at] !== before.companions[at] ||
    (before.tile[at] !== "" && after.tile[at] === "");
  return after.facts.spaces.filter((_, at) => changed(at)).map((space) => `place:${space}`);
}

export const moments: Moments = {
  touched: (before, after) => touched(before as LandView, after as LandView),
  turn: "adventureland-log-turn",
};
