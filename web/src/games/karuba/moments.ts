/** What happens between two views of Karuba. */
import type { Moments } from "../face";
import type { KarubaView } from "./view";

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

export const moments: Moments = {
  touched: (before, after, seat) => touched(before as KarubaView, after as KarubaView, seat),
  quiet: ["karuba-log-chosen", "karuba-log-rechosen"],
};
