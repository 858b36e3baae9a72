/** The view of Odin. Made of its declarations by `make generate`. */
export interface OdinDerived {
  readonly value: number;
  readonly passed: readonly number[];
}

export interface OdinFacts {
  readonly cards: readonly string[];
  readonly goat: string;
}

export interface OdinView {
  readonly seats: number;
  readonly phase: "lead" | "follow" | "take" | "over";
  readonly target: number;
  readonly removed_colours: number;
  readonly goat: number;
  readonly next_starter: number;
  readonly colours: string;
  readonly totals: readonly number[];
  readonly starter: number;
  readonly hand_no: number;
  readonly hands: readonly (string | null)[];
  readonly sizes: readonly number[];
  readonly known: readonly string[];
  readonly centre: string;
  readonly owner: number;
  readonly beaten: string;
  readonly turn: number;
  readonly passes: number;
  readonly discards: string;
  readonly made: readonly string[];
  readonly made_by: readonly number[];
  readonly made_count: number;
  readonly undealt: null;
  readonly derived: OdinDerived;
  readonly facts: OdinFacts;
}
