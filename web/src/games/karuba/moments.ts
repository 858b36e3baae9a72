/** What happens between two views of Karuba. */
import type { Moments, ScoreLine } from "../face";
import { sum, type KarubaView } from "./view";

/** The tiles that were laid and the adventurers that have walked, on the islands of the others. */
function touched(before: KarubaView, after: KarubaView, own: number): string[] {
  const { cells, colours } = after.facts;
  return Array.from({ length: after.seats }, (_, seat) => seat)
    .filter((seat) => seat !== own)
    .flatMap((seat) => [
      ...cells
        .filter((_, at) => after.islands[seat]?.[at] !== before.islands[seat]?.[at])
        .map((cell) => `island:${seat}:${cell}`),
      ...colours
        .filter((_, at) => after.where[seat]?.[at] !== before.where[seat]?.[at])
        .map((colour) => `walker:${seat}:${colour}`),
    ]);
}

/** The treasures of the temples, and what was found on the way. */
function breakdown({ treasures, derived }: KarubaView): ScoreLine[] {
  const temples = derived.points.map((_, seat) => sum(treasures[seat]));
  return [
    { line: { id: "karuba-ui-treasures" }, points: temples },
    { line: { id: "karuba-ui-found" }, points: derived.points.map((all, seat) => all - (temples[seat] ?? 0)) },
  ];
}

/** What the skilled bot scored alone on average: 26.0 in 60 matches, keys 1000 to 1059. */
const PAR = 26;

export const moments: Moments = {
  breakdown: (view) => breakdown(view as KarubaView),
  par: PAR,
  touched: (before, after, seat) => touched(before as KarubaView, after as KarubaView, seat),
  quiet: ["karuba-log-chosen", "karuba-log-rechosen"],
};
