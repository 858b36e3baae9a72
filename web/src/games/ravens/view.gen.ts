/** The view of Ravens. Made of its declarations by `make generate`. */
export interface RavensDerived {
  readonly next: readonly ("M" | "F" | "W" | "S" | "P" | "")[];
  readonly units: readonly number[];
  readonly landing: readonly string[];
  readonly groups: readonly number[];
  readonly magic: readonly number[];
  readonly to_draw: readonly number[];
  readonly unseen: readonly string[];
  readonly lands_left: number;
}

export interface RavensFacts {
  readonly plays: number;
  readonly hand: number;
  readonly target: number;
  readonly magic_points: number;
  readonly longest: number;
  readonly lanes: readonly string[];
  readonly landscapes: readonly string[];
  readonly actions: Readonly<Record<string, readonly string[]>>;
}

export interface RavensView {
  readonly seats: number;
  readonly phase: "play" | "add" | "extend" | "arrange" | "over";
  readonly removed_land: number;
  readonly marker_in_group: number;
  readonly trim: number;
  readonly first_starter: number;
  readonly joker: number;
  readonly push_back: number;
  readonly trimming: number;
  readonly reshuffle: number;
  readonly scores: readonly number[];
  readonly stage: number;
  readonly starter: number;
  readonly turn: number;
  readonly turns: number;
  readonly last_winner: number;
  readonly voids: number;
  readonly path: string;
  readonly length: number;
  readonly deck: string;
  readonly under: string;
  readonly under_size: number;
  readonly land_discards: string;
  readonly drawn: string;
  readonly to_lay: number;
  readonly positions: readonly number[];
  readonly marker: string;
  readonly magic_card: "MO" | "MF" | "FS" | "SW" | "WP" | "PO";
  readonly magic_rows: readonly string[];
  readonly hands: readonly (string | null)[];
  readonly piles: readonly (string | null)[];
  readonly stacks: readonly (string | null)[];
  readonly hand_sizes: readonly number[];
  readonly pile_sizes: readonly number[];
  readonly stack_sizes: readonly number[];
  readonly discards: readonly string[];
  readonly hand_plays: number;
  readonly stack_plays: number;
  readonly arranged: number;
  readonly derived: RavensDerived;
  readonly facts: RavensFacts;
}
