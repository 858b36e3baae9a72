/** How the view of Odin's Ravens is read for drawing: its cards, spaces and moves. */
import { wordsOf } from "../../parts/lists";
import type { Selection } from "../../pick/selection";
import type { Move, Text } from "../../wire/protocol";
import type { RavensFacts, RavensView } from "./view.gen";

export type { RavensFacts, RavensView };

export type Lane = 0 | 1;
export const LANE_NUMBERS: readonly Lane[] = [0, 1];

export type Landscape = Exclude<RavensView["derived"]["next"][number], "">;
/** What a card, half a card or a symbol of the magic way shows: a landscape or Odin. */
export type Sign = Landscape | "O";

/** The symbol of a card "M" or "OA", or of a letter. */
export const symbolOf = (kind: string): Sign => kind.charAt(0) as Sign;

/** The ids of a hand: equal cards are numbered from 1 on. */
export const handIds = (cards: readonly string[]): string[] =>
  cards.map((card, at) => `hand:${card}${cards.slice(0, at + 1).filter((other) => other === card).length}`);

export const cardText = (kind: string): Text => ({ id: "ravens-card", args: { kind } });
export const landText = (kind: string): Text => ({ id: "ravens-landscape", args: { kind } });
/** A symbol of the magic way: a landscape, or any Odin card. */
export const symbolText = (symbol: Sign): Text => (symbol === "O" ? { id: "ravens-ui-odin" } : landText(symbol));

/** Equal cards together, as "2 × mountain". */
export function countedTexts(cards: readonly string[]): Text[] {
  const kinds = [...new Set(cards)];
  const count = (kind: string): number => cards.filter((card) => card === kind).length;
  return kinds.map((kind) => ({ id: "ravens-cards", args: { count: count(kind), card: cardText(kind) } }));
}

/** The lanes from the far one to the viewer's own, which lies nearest; for an onlooker as they are named. */
export const lanesFor = (seat: number): readonly Lane[] => (seat === 0 ? [1, 0] : [0, 1]);

/** The space on which a move of this element ends, as its words say; nothing where there is no such move. */
export function landing(moves: readonly Move[], element: string): string | undefined {
  const space = moves.find((move) => move.ids.includes(element))?.say.args?.space;
  return typeof space === "string" ? space : undefined;
}

/** The piece by which one flies to a space: the own raven, the stone that is crossed; nothing where no flight ends there. */
export function flightTo(moves: readonly Move[], space: string): string | undefined {
  return ["raven:own", "marker:stone"].find((piece) => landing(moves, piece) === space);
}

/** Picks the piece by which one flies, and flies where the picks then say with what. */
export function fly(selection: Selection, piece: string): void {
  if (!selection.picks.value.has(piece)) selection.press(piece);
  if (selection.picks.value.has(piece)) selection.confirm();
}

/** The actions of the Odin card among the picks, from the hand or from the top of the stack; none without one. */
export function pickedActions(
  facts: RavensFacts,
  picks: ReadonlySet<string>,
  stack: readonly string[],
): readonly string[] {
  const kinds = [...picks].map((id) => (id === "stack:1" ? (stack[0] ?? "") : id.replace(/^hand:|\d+$/g, "")));
  return kinds.map((kind) => facts.actions[kind]).find((actions) => actions !== undefined) ?? [];
}

/** The cards in the landscape deck; those removed count as left too, but lie beside it. */
export const deckSize = (view: RavensView): number => view.derived.lands_left - wordsOf(view.land_discards).length;
