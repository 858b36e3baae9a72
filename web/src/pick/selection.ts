/** What a board needs to know of the choice that is being made on it, and how it hands on what a person presses. */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Move } from "../wire/protocol";
import { elementsOf, NO_PICKS, type Picks } from "./pick";

export interface Selection {
  /** The elements that are picked. */
  readonly picks: ReadonlySignal<Picks>;
  /** The elements that can be picked now, those picked already included. */
  readonly live: ReadonlySignal<ReadonlySet<string>>;
  /** The moves that may be made now. */
  readonly moves: ReadonlySignal<readonly Move[]>;
  /** A move that somebody advises. */
  readonly advised: ReadonlySignal<Move | null>;
  /** Picks an element or takes it back; where it fits no move, whoever pressed it is told why. */
  press(id: string): void;
  /** Picks exactly these elements. */
  choose(ids: readonly string[]): void;
  /** Makes the one move that the picks name; false where they name none or several. */
  confirm(): boolean;
}

/** A move that is only shown: its elements are picked, and nothing can be done. */
export const shownMove = (move: Move): Selection => shown(new Set(elementsOf(move)));

/** A board that is only shown. */
export const nothingPicked = (): Selection => shown(NO_PICKS);

const shown = (picks: Picks): Selection => ({
  picks: signal(picks),
  live: signal(NO_PICKS),
  moves: signal([]),
  advised: signal(null),
  press: () => undefined,
  choose: () => undefined,
  confirm: () => false,
});
