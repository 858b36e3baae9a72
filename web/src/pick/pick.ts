/**
 * Picking: how a person says a move, the same for every game.
 *
 * The server sends the legal moves, each as a list of element ids. A person picks elements one by one; the picks narrow the
 * moves down. Ids of kind `button` are no elements of the board: they stand in the action bar, so a move is matched by the
 * rest of its ids. Nothing here knows a rule, a screen or the network.
 */
import type { Move } from "../wire/protocol";

export type Picks = ReadonlySet<string>;
export const NO_PICKS: Picks = new Set();

/** At most this many moves are offered as buttons while the picks do not yet name a whole move. */
export const MOST_OFFERS = 6;

/** What a press on an element leads to: other picks, or the question why these elements fit no move. */
export type Pressed = { readonly picks: Picks } | { readonly why: readonly string[] };

/** Elements by move: a state may offer more than a thousand moves, and every pick goes through all of them. */
const known = new WeakMap<Move, ReadonlySet<string>>();

function elementSet(move: Move): ReadonlySet<string> {
  let elements = known.get(move);
  if (!elements) known.set(move, (elements = new Set(move.ids.filter((id) => !id.startsWith("button:")))));
  return elements;
}

/** The ids of a move that are picked on the board. */
export const elementsOf = (move: Move): string[] => [...elementSet(move)];

/** The moves that are buttons of their own: always offered, made at once. */
export const buttonMoves = (moves: readonly Move[]): Move[] => moves.filter((move) => elementSet(move).size === 0);

/** The moves made of elements that contain all picks. */
export function candidates(moves: readonly Move[], picks: Picks): Move[] {
  return moves.filter((move) => {
    const elements = elementSet(move);
    if (elements.size === 0) return false;
    for (const id of picks) if (!elements.has(id)) return false;
    return true;
  });
}

/** The elements that can be picked now, those picked already included. */
export function live(moves: readonly Move[], picks: Picks): Set<string> {
  const ids = new Set<string>();
  for (const move of candidates(moves, picks)) for (const id of elementSet(move)) ids.add(id);
  return ids;
}

/** The moves that consist of exactly the picked elements. */
export function exact(moves: readonly Move[], picks: Picks): Move[] {
  return candidates(moves, picks).filter((move) => elementSet(move).size === picks.size);
}

const kindOf = (id: string): string => id.slice(0, id.indexOf(":"));

/**
 * Presses one element: takes a pick back or adds one. Where it does not fit the picks it takes the place of the last ones:
 * of as few as possible, and of all from the first of its own kind on, so that another target or another action is chosen
 * with one press, and another card starts anew. It asks why where the element fits no move at all.
 */
export function press(moves: readonly Move[], picks: Picks, id: string): Pressed {
  if (picks.has(id)) return { picks: new Set([...picks].filter((other) => other !== id)) };
  if (live(moves, picks).has(id)) return { picks: new Set([...picks, id]) };
  const before = [...picks];
  const ownKind = before.findIndex((other) => kindOf(other) === kindOf(id));
  for (let kept = ownKind < 0 ? before.length - 1 : ownKind; kept >= 0; kept -= 1) {
    const rest = new Set(before.slice(0, kept));
    if (live(moves, rest).has(id)) return { picks: rest.add(id) };
  }
  return { why: [...picks, id] };
}

/** The moves to offer for these picks: those they name exactly, and the others where few are left, shortest first. */
export function offers(moves: readonly Move[], picks: Picks): { readonly exact: Move[]; readonly further: Move[] } {
  const named = exact(moves, picks);
  const left = candidates(moves, picks);
  if (left.length > MOST_OFFERS) return { exact: named, further: [] };
  const further = left.filter((move) => !named.includes(move));
  return { exact: named, further: further.sort((a, b) => elementSet(a).size - elementSet(b).size) };
}

/** The kinds of elements that come next, those of the most moves first: each move names its elements in their natural order. */
export function nextKinds(moves: readonly Move[], picks: Picks): string[] {
  const counts = new Map<string, number>();
  for (const move of candidates(moves, picks)) {
    const next = elementsOf(move).find((id) => !picks.has(id));
    if (next !== undefined) counts.set(kindOf(next), (counts.get(kindOf(next)) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
}

/** Whether every one of these moves lacks a single element: then the board offers them as well as buttons could. */
export const oneAway = (moves: readonly Move[], picks: Picks): boolean =>
  moves.every((move) => elementSet(move).size === picks.size + 1);

/** Whether two offers are the same: then whoever was deciding still decides the same thing. */
export const sameOffers = (one: readonly Move[], other: readonly Move[]): boolean =>
  one.length > 0 && one.length === other.length && one.every((move, index) => move.move === other[index]?.move);

/** The picks that still make sense among new moves: all of them, or none. */
export function keep(moves: readonly Move[], picks: Picks): Picks {
  return picks.size > 0 && candidates(moves, picks).length > 0 ? picks : NO_PICKS;
}
