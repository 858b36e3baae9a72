/** How a match came out. */
import type { Over, Text } from "../wire/protocol";

export interface Row {
  readonly seat: number;
  readonly points: number;
  /** 1 is best; null where one person played alone, or where the match was ended by agreement: nobody is ahead. */
  readonly rank: number | null;
}

/** Everybody from the best to the last. */
export function rowsOf({ points, ranks }: Over): Row[] {
  const alone = ranks.length === 1;
  return points
    .map((own, seat) => ({ rank: alone ? null : (ranks[seat] ?? null), seat, points: own }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat);
}

/** What the result means for whoever looks: his own place where he holds one seat, else who has won. */
export function headlineOf(rows: readonly Row[], you: readonly number[]): Text {
  const winners = rows.filter(({ rank }) => rank === 1).map(({ seat }) => ({ seat }));
  const own = you.length === 1 ? rows.find(({ seat }) => seat === you[0]) : undefined;
  if (winners.length === 0) {
    return own ? { id: "ui-over-score", args: { points: own.points } } : { id: "ui-over-alone", args: {} };
  }
  if (!own) return { id: "ui-over", args: { winners, count: winners.length } };
  if (own.rank === 1) return { id: winners.length > 1 ? "ui-over-you-share" : "ui-over-you-win", args: {} };
  return { id: "ui-over-you", args: { rank: own.rank ?? 0, count: rows.length } };
}

/** How far the one who looks is from the first, or how far the first is ahead of the next; null where that says nothing. */
export function marginOf(rows: readonly Row[], you: readonly number[]): Text | null {
  const own = you.length === 1 ? rows.find(({ seat }) => seat === you[0]) : undefined;
  const first = rows[0];
  const second = rows[1];
  if (!own || !first || !second) return null;
  const other = own.rank === 1 ? second : first;
  const points = Math.abs(own.points - other.points);
  if (points === 0) return null;
  return { id: own.rank === 1 ? "ui-over-ahead" : "ui-over-behind", args: { points, player: { seat: other.seat } } };
}

/** Whether there is something to celebrate: a victory, or alone a score as good as par. */
export function isJoy(rows: readonly Row[], you: readonly number[], par: number | undefined): boolean {
  const own = you.length === 1 ? rows.find(({ seat }) => seat === you[0]) : undefined;
  if (!own) return false;
  return own.rank === null ? par !== undefined && own.points >= par : own.rank === 1;
}
