/** How the view of Spookies is read for drawing. */
import { wordsOf } from "../../parts/lists";
import type { Text } from "../../wire/protocol";
import type { SpookiesFacts, SpookiesView } from "./view.gen";

export type { SpookiesView };
export type Friend = Exclude<SpookiesView["active"], "">;
export type Outcome = Exclude<SpookiesView["outcome"], "">;
/** As the view tells them in per cent. */
export const OUTCOMES: readonly Outcome[] = ["climb", "stay", "fall"];

/** All floors as they are seen, from the top down. */
export const floorsOf = ({ start, attic }: SpookiesFacts): number[] =>
  Array.from({ length: attic - start + 1 }, (_, step) => attic - step);

export const figureText = (figure: Friend | "ghost"): Text => ({ id: "spookies-figure", args: { figure } });
export const atFloor = (floor: number): Text => ({ id: "spookies-at-floor", args: { floor } });
export const toFloor = (floor: number): Text => ({ id: "spookies-to-floor", args: { floor } });

export const friendsOf = (view: SpookiesView): readonly Friend[] => view.facts.friends as readonly Friend[];
export const floorOf = (view: SpookiesView, friend: Friend): number =>
  view.pieces[view.facts.friends.indexOf(friend)] ?? view.facts.start;
export const friendsOn = (view: SpookiesView, floor: number): Friend[] =>
  friendsOf(view).filter((friend) => floorOf(view, friend) === floor);
/** The ghost's floor, 0 where no ghost haunts the house. */
export const ghostFloor = (view: SpookiesView): number => view.pieces[view.facts.friends.length] ?? 0;
/** The penalty chips that lie on a floor. */
export const penaltyOn = (view: SpookiesView, floor: number): number => view.penalty[floor - view.facts.garden] ?? 0;
/** The dice of the last roll. */
export const thrown = (view: SpookiesView): number[] => view.dice.filter((die) => die > 0);

/** What came of the roll on the table; nothing while it may still be thrown again. */
export const outcomeOf = (view: SpookiesView): Outcome | "" => (view.phase === "joker" ? "" : view.outcome);

/** What a roll may bring: how many of all rolls come out how, that in per cent, the chips for a climb, chips on average. */
export interface Odds {
  readonly ways: Readonly<Record<Outcome, number>>;
  readonly percent: Readonly<Record<Outcome, number>>;
  readonly gain: number;
  readonly mean: number;
}

/** The odds of a friend with so many dice; null where no such roll may come. */
export function oddsOf(view: SpookiesView, friend: Friend, dice: number): Odds | null {
  const { facts, derived } = view;
  const who = facts.friends.indexOf(friend);
  const at = facts.dice.indexOf(dice);
  const of = (table: readonly (readonly number[])[]): number => table[who]?.[at] ?? 0;
  const ways = { climb: of(derived.climb), stay: of(derived.stay), fall: of(derived.fall) };
  if (ways.climb + ways.stay + ways.fall === 0) return null;
  const [climb = 0, stay = 0, fall = 0] = derived.per_cent[who]?.[at] ?? [];
  const gain = of(derived.gain);
  const mean = (ways.climb * gain - of(derived.paid)) / (facts.rolls[at] ?? 1);
  return { ways, percent: { climb, stay, fall }, gain, mean };
}

/** Whether the ghost beside a friend is why no roll with so many dice may come. */
export function isStolen(view: SpookiesView, friend: Friend, dice: number): boolean {
  const rolling = view.phase === "roll" || view.phase === "go-on" || view.phase === "choose";
  const beside = view.derived.stolen[view.facts.friends.indexOf(friend)] === 1;
  return rolling && beside && oddsOf(view, friend, dice) === null;
}

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
