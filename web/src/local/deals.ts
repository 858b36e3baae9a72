/**
 * Deals that many play, each by himself: the same cards and dice, against the same bots with the same chance. All of it follows
 * from a few words that everybody knows (`ludotheque/bots/deals.py`).
 */
import { hexOf, sha256, utf8 } from "./sha256";

/** The bots of a deal: one that does not search decides at once, everywhere alike. */
export const LEVEL = "casual";

/** The day as deals name it, by the clock of the world: `2026-11-16`. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

export const wordsOfDay = (game: string, day: string): string => `ludotheque deal ${game} ${day}`;

export const wordsOfDuel = (game: string, code: string, number: number): string =>
  `ludotheque duel ${game} ${code} ${number}`;

/** The key of a deal. */
export const keyOf = (words: string): string => hexOf(sha256(utf8(words))).slice(0, 32);

/** The chance of a bot at its decision after so many moves of its own. */
export function luckOf(words: string, seat: number, moves: number): bigint {
  const digest = sha256(utf8(`${words} ${seat} ${moves}`));
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
}
