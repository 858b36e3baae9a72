/** The view of Odin's Ravens and how its cards, spaces and moves are read for drawing. */
import { wordsOf } from "../../parts/lists";
import type { Move, Text } from "../../wire/protocol";

export interface RavensView {
  readonly phase: "play" | "add" | "extend" | "arrange" | "over";
  readonly stage: number;
  readonly scores: readonly number[];
  readonly turn: number;
  /** The landscape cards from the start on, such as "MF FS": mountain on lane a, forest on lane b. */
  readonly path: string;
  readonly positions: readonly number[];
  /** "a5", or nothing while the stone is aside. */
  readonly marker: string;
  /** The two symbols of the open card, "MO" for mountain and Odin. */
  readonly magic_card: string;
  readonly magic_rows: readonly string[];
  readonly hands: readonly (string | null)[];
  /** Top first. */
  readonly stacks: readonly (string | null)[];
  readonly hand_sizes: readonly number[];
  readonly stack_sizes: readonly number[];
  readonly pile_sizes: readonly number[];
  readonly discards: readonly string[];
  readonly hand_plays: number;
  readonly stack_plays: number;
  readonly drawn: string;
  readonly last_winner: number;
  readonly arranged: number;
  readonly derived: {
    readonly next: readonly string[];
    readonly units: readonly number[];
    readonly groups: readonly number[];
    readonly lands_left: number;
  };
}

export const LANES = ["a", "b"] as const;
export type Lane = 0 | 1;
export const LANE_NUMBERS: readonly Lane[] = [0, 1];

/** Plays of each source in a turn, the size of a refilled hand, and the points that end the match. */
export const PLAYS = 3;
export const HAND = 5;
export const TARGET = 12;

export const LANDSCAPES = ["M", "F", "W", "S", "P"] as const;
export type Landscape = (typeof LANDSCAPES)[number];
/** What a card, half a card or a symbol of the magic way shows: a landscape or Odin. */
export type Sign = Landscape | "O";

/** The two actions printed on each Odin card. */
export const ACTIONS = {
  OA: ["rearrange", "add"],
  OB: ["push", "step"],
  OC: ["turn", "remove"],
  OD: ["marker", "swap"],
} as const;
export type OdinKind = keyof typeof ACTIONS;
export type Action = (typeof ACTIONS)[OdinKind][number];

export const isOdin = (kind: string): kind is OdinKind => Object.hasOwn(ACTIONS, kind);

/** The symbol of a card "M" or "OA", or of a letter. */
export const symbolOf = (kind: string): Sign => LANDSCAPES.find((each) => each === kind.charAt(0)) ?? "O";

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

/** The Odin card among the picks, from the hand or from the top of the stack. */
export function pickedOdin(picks: ReadonlySet<string>, stack: readonly string[]): OdinKind | undefined {
  const kinds = [...picks].map((id) => (id === "stack:1" ? (stack[0] ?? "") : id.replace(/^hand:|\d+$/g, "")));
  return kinds.find(isOdin);
}

/** How many cards the end of the turn brings, as far as the piles go. */
export function cardsToDraw(view: RavensView, seat: number): number {
  const missing = HAND - (view.hand_sizes[seat] ?? 0);
  const there = (view.pile_sizes[seat] ?? 0) + wordsOf(view.discards[seat]).length;
  return Math.max(0, Math.min(missing, there));
}

/** What a finished stage brought each seat. */
export interface StageResult {
  readonly stage: number;
  readonly winner: number;
  readonly gains: readonly number[];
  readonly scores: readonly number[];
}

/** The stage that ended between two views, or null where none did; a void stage brings nothing. */
export function stageEnded(before: RavensView, after: RavensView): StageResult | null {
  const ended = after.stage > before.stage || (after.phase === "over" && before.phase !== "over");
  if (!ended) return null;
  const gains = after.scores.map((score, seat) => score - (before.scores[seat] ?? 0));
  return { stage: before.stage, winner: after.last_winner, gains, scores: after.scores };
}
