/** How the view of Odin is read for drawing its cards. */
import { wordsOf } from "../../parts/lists";
import type { Text } from "../../wire/protocol";
import type { OdinFacts, OdinView } from "./view.gen";

export type { OdinView };

export interface Card {
  /** As the view writes it: `B2`, `goat`. */
  readonly name: string;
  /** A letter of the facts, or the goat's name. */
  readonly colour: string;
  /** 0 for the goat, which has none. */
  readonly number: number;
  /** Where it stands among all cards by colour. */
  readonly place: number;
}

export type Sorting = "colour" | "number";

/** The cards of a list such as "B2 K6 goat"; nothing for an empty or hidden one. */
export function cardsOf(facts: OdinFacts, list: string | null | undefined): Card[] {
  return wordsOf(list).map((name) => {
    const place = facts.cards.indexOf(name);
    if (name === facts.goat) return { name, colour: name, number: 0, place };
    return { name, colour: name.charAt(0), number: Number(name.slice(1)), place };
  });
}

export const idOf = (card: Card): string => `card:${card.name}`;
export const cardText = (card: Card): Text => ({ id: "odin-card", args: { colour: card.colour, number: card.number } });

/** The cards in the order a person wants to see them; the list itself stays as it is. */
export const sorted = (cards: readonly Card[], by: Sorting): Card[] =>
  [...cards].sort((a, b) => (by === "number" ? a.number - b.number : 0) || a.place - b.place);

/** A set as it is laid out and read, the highest number first. */
export const laidOut = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => b.number - a.number || a.place - b.place);
