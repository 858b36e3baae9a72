/** The matches that were finished in this browser: who played, how they came out. The newest first. */
import { recall, remember } from "./store";

const MOST = 400;

export interface Opponent {
  readonly name?: string;
  /** The level of a bot. */
  readonly level?: string;
}

export interface Finished {
  readonly table: string;
  readonly game: string;
  readonly when: number;
  /** Everybody, by seat. */
  readonly seats: readonly Opponent[];
  /** The seats of this browser. */
  readonly mine: readonly number[];
  readonly points: readonly number[];
  readonly ranks: readonly number[];
}

/** All that is remembered, the newest first. */
export function finishedMatches(): Finished[] {
  try {
    const list: unknown = JSON.parse(recall("history") ?? "[]");
    return Array.isArray(list) ? (list as Finished[]) : [];
  } catch {
    return [];
  }
}

/** Remembers a match, once. */
export function rememberFinished(match: Finished): void {
  keepFinished([match]);
}

/** Adds matches to those that are remembered; one that is known already stays as it is. */
export function keepFinished(more: readonly Finished[]): void {
  const before = finishedMatches();
  const known = new Set(before.map(({ table }) => table));
  const fresh = more.filter(({ table }) => !known.has(table));
  if (fresh.length === 0) return;
  const all = [...fresh, ...before].sort((a, b) => b.when - a.when);
  remember("history", JSON.stringify(all.slice(0, MOST)));
}

/** The place of the person in a match; null where he played for several seats, or alone. */
export const ownRank = ({ mine, ranks }: Finished): number | null =>
  mine.length === 1 && ranks.length > 1 ? (ranks[mine[0] ?? -1] ?? null) : null;

/** The level of all opponents, where they were bots of one level. */
export function levelOf({ seats, mine }: Finished): string | null {
  const others = seats.filter((_, seat) => !mine.includes(seat)).map(({ level }) => level ?? null);
  const [first = null] = others;
  return others.every((level) => level === first) ? first : null;
}

export interface Tally {
  readonly game: string;
  readonly level: string;
  readonly played: number;
  readonly won: number;
}

/** How often one has played and won, by game and level, in the order of the last match. */
export function tallies(matches: readonly Finished[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const match of matches) {
    const rank = ownRank(match);
    const level = levelOf(match);
    if (rank === null || level === null) continue;
    const key = `${match.game} ${level}`;
    const { played, won } = found.get(key) ?? { played: 0, won: 0 };
    found.set(key, { game: match.game, level, played: played + 1, won: won + (rank === 1 ? 1 : 0) });
  }
  return [...found.values()];
}

/** How many of the newest matches of a game were won in a row. */
export function streak(matches: readonly Finished[], game: string): number {
  const ranks = matches.filter((match) => match.game === game).map(ownRank);
  const end = ranks.findIndex((rank) => rank !== null && rank !== 1);
  return (end < 0 ? ranks : ranks.slice(0, end)).filter((rank) => rank === 1).length;
}
