/** The view of Spookies (docs/protocol.md §4) and how it is read for drawing. */
import { wordsOf } from "../../parts/lists";
import type { Text } from "../../wire/protocol";

export const FRIENDS = ["poppy", "kracko", "duffy", "hanja", "schnuffer"] as const;
export type Friend = (typeof FRIENDS)[number];
export type Outcome = "climb" | "stay" | "fall";
export const OUTCOMES: readonly Outcome[] = ["climb", "stay", "fall"];

/** Of all `rolls` how many climb, stay and fall; the chips a climb brings, and those paid in all falls together. */
export interface Odds extends Readonly<Record<Outcome, number>> {
  readonly rolls: number;
  readonly gain: number;
  readonly paid: number;
}

export interface SpookiesView {
  readonly seats: number;
  readonly phase: "choose" | "roll" | "go-on" | "joker" | "ghost" | "over";
  readonly joker: number;
  readonly ghost: number;
  readonly turn: number;
  /** What the friend die shows: a friend, "?", or "" where nobody throws it. */
  readonly friend: Friend | "?" | "";
  readonly active: Friend | "";
  /** What came of the last roll that was carried out; a roll that may still be thrown again has none yet. */
  readonly outcome: Outcome | "";
  readonly stock: number;
  /** The floors of the five friends, then the ghost's (0 where there is none). */
  readonly pieces: readonly number[];
  /** The last roll, filled up with 0. */
  readonly dice: readonly number[];
  readonly jokers: readonly number[];
  readonly chips: readonly number[];
  /** Penalty chips by floor, from the garden up. */
  readonly penalty: readonly number[];
  /** The chips of each seat once they are turned over: "6x1 3x5". */
  readonly shown: readonly string[];
  readonly derived: {
    /** By floor: chips for reaching it with 2, 3 and 4 dice, and how sure each of these numbers is. */
    readonly rewards: Readonly<Record<string, readonly number[]>>;
    readonly sure: Readonly<Record<string, readonly string[]>>;
    readonly result: number;
    readonly odds: Readonly<Partial<Record<Friend, Readonly<Record<string, Odds>>>>>;
  };
}

export const START = 4;
export const GARDEN = 5;
export const ATTIC = 11;
/** All floors as they are seen, from the top down. */
export const FLOORS: readonly number[] = Array.from({ length: ATTIC - START + 1 }, (_, step) => ATTIC - step);
export const DICE = ["2", "3", "4"] as const;

export const figureText = (figure: Friend | "ghost"): Text => ({ id: "spookies-figure", args: { figure } });
export const atFloor = (floor: number): Text => ({ id: "spookies-at-floor", args: { floor } });
export const toFloor = (floor: number): Text => ({ id: "spookies-to-floor", args: { floor } });

export const floorOf = (view: SpookiesView, friend: Friend): number => view.pieces[FRIENDS.indexOf(friend)] ?? START;
export const friendsOn = (view: SpookiesView, floor: number): Friend[] =>
  FRIENDS.filter((friend) => floorOf(view, friend) === floor);
/** The ghost's floor, 0 where no ghost haunts the house. */
export const ghostFloor = (view: SpookiesView): number => view.pieces[FRIENDS.length] ?? 0;
/** The penalty chips that lie on a floor. */
export const penaltyOn = (view: SpookiesView, floor: number): number => view.penalty[floor - GARDEN] ?? 0;
/** The dice of the last roll. */
export const thrown = (view: SpookiesView): number[] => view.dice.filter((die) => die > 0);

/** What came of the roll on the table; nothing while it may still be thrown again. */
export const outcomeOf = (view: SpookiesView): Outcome | "" => (view.phase === "joker" ? "" : view.outcome);

/** Which of the dice make the result: the places of two dice that add up to it, or none. */
export function counting(dice: readonly number[], result: number): ReadonlySet<number> {
  for (const [i, one] of dice.entries()) {
    for (const [j, other] of dice.entries()) if (i < j && one + other === result) return new Set([i, j]);
  }
  return new Set();
}

/** The chance of an outcome. */
export const chanceOf = (odds: Odds, outcome: Outcome): number => odds[outcome] / odds.rolls;

/** The chips that such a roll brings on average. */
export const mean = (odds: Odds): number => (odds.climb * odds.gain - odds.paid) / odds.rolls;

export interface Stack {
  readonly value: number;
  readonly count: number;
}

/** Chips that lie open, by value: "6x1 3x5". */
export function stacksOf(shown: string): Stack[] {
  return wordsOf(shown).map((word) => {
    const [count, value] = word.split("x").map(Number);
    return { count: count ?? 0, value: value ?? 0 };
  });
}

export const worthOf = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, { value, count }) => sum + value * count, 0);

/** Who threw the last roll for whom, how many rolls this screen has seen, and how many chips it moved. */
export interface Seen {
  readonly rolls: number;
  readonly by: { readonly seat: number; readonly friend: Friend } | null;
  readonly changes: readonly number[];
}

export const NOTHING_SEEN: Seen = { rolls: 0, by: null, changes: [] };

/** What is known once another view is there: a view of the same roll keeps what was known. */
export function seeing(seen: Seen, before: SpookiesView, after: SpookiesView): Seen {
  const changes = after.chips.map((chips, seat) => chips - (before.chips[seat] ?? 0));
  if (!wasRolled(before, after)) return { ...seen, changes };
  const by = before.active ? { seat: before.turn, friend: before.active } : null;
  return { rolls: seen.rolls + 1, by, changes };
}

/** Whether dice were thrown between two views, even where they show the same again. */
function wasRolled(before: SpookiesView, after: SpookiesView): boolean {
  const same = (a: readonly number[], b: readonly number[]): boolean => a.every((each, at) => each === b[at]);
  if (!same(before.dice, after.dice) || !same(before.jokers, after.jokers)) return thrown(after).length > 0;
  if (before.phase === "roll") return after.phase !== "roll" || before.turn !== after.turn;
  if (before.phase !== "go-on") return false;
  return after.phase === "joker" || after.outcome !== before.outcome || !same(before.pieces, after.pieces);
}
