/** The view of Odin (docs/protocol.md §4) and how its cards are read for drawing. */
import { wordsOf } from "../../parts/lists";
import type { Text } from "../../wire/protocol";

export interface OdinView {
  readonly seats: number;
  readonly target: number;
  readonly phase: "lead" | "follow" | "take" | "over";
  readonly turn: number;
  readonly hand_no: number;
  readonly totals: readonly number[];
  readonly sizes: readonly number[];
  readonly hands: readonly (string | null)[];
  readonly known: readonly string[];
  readonly centre: string;
  readonly owner: number;
  readonly beaten: string;
  readonly discards: string;
  /** The value of the centre, and 1 for each seat that has passed since it was played. */
  readonly derived: { readonly value: number; readonly passed: readonly number[] };
}

export const COLOURS = ["B", "R", "P", "G", "K", "O"] as const;
export type Colour = (typeof COLOURS)[number] | "goat";

export interface Card {
  /** As the view writes it: `B2`, `goat`. */
  readonly name: string;
  readonly colour: Colour;
  readonly number: number;
}

export type Sorting = "colour" | "number";

/** The cards of a list such as "B2 K6 goat"; nothing for an empty or hidden one. */
export function cardsOf(list: string | null | undefined): Card[] {
  return wordsOf(list).map(cardOf);
}

function cardOf(name: string): Card {
  const colour = COLOURS.find((each) => each === name.charAt(0)) ?? "goat";
  return { name, colour, number: colour === "goat" ? 0 : Number(name.slice(1)) };
}

export const idOf = (card: Card): string => `card:${card.name}`;
export const cardText = (card: Card): Text => ({ id: "odin-card", args: { colour: card.colour, number: card.number } });

const colourRank = (card: Card): number => (card.colour === "goat" ? COLOURS.length : COLOURS.indexOf(card.colour));

/** The cards in the order a person wants to see them; the list itself stays as it is. */
export function sorted(cards: readonly Card[], by: Sorting): Card[] {
  const byColour = (a: Card, b: Card): number => colourRank(a) - colourRank(b);
  const byNumber = (a: Card, b: Card): number => a.number - b.number;
  return [...cards].sort((a, b) =>
    by === "colour" ? byColour(a, b) || byNumber(a, b) : byNumber(a, b) || byColour(a, b),
  );
}

/** A set as it is laid out and read, the highest number first. */
export const laidOut = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => b.number - a.number || colourRank(a) - colourRank(b));

/** What a finished hand brought each seat. */
export interface HandResult {
  readonly hand: number;
  readonly gains: readonly number[];
  readonly totals: readonly number[];
}

/** The hand that ended between two views, or null where none did. */
export function handEnded(before: OdinView, after: OdinView): HandResult | null {
  const ended = after.hand_no > before.hand_no || (after.phase === "over" && before.phase !== "over");
  if (!ended) return null;
  return {
    hand: before.hand_no,
    gains: after.totals.map((total, seat) => total - (before.totals[seat] ?? 0)),
    totals: after.totals,
  };
}
