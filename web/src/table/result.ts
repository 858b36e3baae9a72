/** How a match came out. */
import type { Over, Text } from "../wire/protocol";

export interface Row {
  readonly seat: number;
  readonly points: number;
  /** 1 is best; null where one person played alone: there is nobody to be ahead of. */
  readonly rank: number | null;
}

/** Everybody from the best to the last. */
export function rowsOf({ points, ranks }: Over): Row[] {
  const alone = ranks.length === 1;
  return ranks
    .map((rank, seat) => ({ rank: alone ? null : rank, seat, points: points[seat] ?? 0 }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat);
}

/** Who has won, or only that the match is over. */
export function headlineOf(rows: readonly Row[]): Text {
  const winners = rows.filter(({ rank }) => rank === 1).map(({ seat }) => ({ seat }));
  return winners.length === 0
    ? { id: "ui-over-alone", args: {} }
    : { id: "ui-over", args: { winners, count: winners.length } };
}
