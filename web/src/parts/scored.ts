/** Points as the log tells them. */
import type { Told } from "../wire/decode";
import type { Text } from "../wire/protocol";

/** The seat and the points that a text tells of; null where it tells none. */
function scoredIn({ args }: Text): { readonly seat: number; readonly points: number } | null {
  const { player, points } = args ?? {};
  if (typeof points !== "number" || typeof player !== "object" || !("seat" in player)) return null;
  return { seat: player.seat, points };
}

/** The points of every seat in the texts of that id, for each entry of the log that has such texts. */
export function scoresIn(log: readonly Told[], id: string, seats: number): number[][] {
  return log.flatMap(({ says }) => {
    const scored = says.filter((text) => text.id === id).flatMap((text) => scoredIn(text) ?? []);
    if (scored.length === 0) return [];
    return [Array.from({ length: seats }, (_, seat) => sum(scored.filter((each) => each.seat === seat)))];
  });
}

const sum = (scored: readonly { readonly points: number }[]): number =>
  scored.reduce((all, { points }) => all + points, 0);

/** Several lists of points, seat by seat together. */
export const together = (lists: readonly (readonly number[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => lists.reduce((all, list) => all + (list[seat] ?? 0), 0));
