/** The view of Karuba. Made of its declarations by `make generate`. */
export interface KarubaDerived {
  readonly points: readonly number[];
  readonly laid: readonly number[];
  readonly tops: readonly number[];
  readonly steps: number;
}

export interface KarubaFacts {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly string[];
  readonly colours: readonly string[];
  readonly numbers: readonly number[];
  readonly beach: Readonly<Record<string, readonly string[]>>;
  readonly jungle: Readonly<Record<string, readonly string[]>>;
  readonly rounds: number;
  readonly tiles: readonly string[];
  readonly treasures: Readonly<Record<string, readonly number[]>>;
  readonly bonuses: readonly (Readonly<Record<string, number | string>>)[];
}

export interface KarubaView {
  readonly seats: number;
  readonly phase: "place" | "temple" | "choose" | "over";
  readonly bonus: number;
  readonly setup: number;
  readonly apart: number;
  readonly leader: number;
  readonly turn: number;
  readonly tile: number;
  readonly round_no: number;
  readonly left: string;
  readonly lying: readonly string[];
  readonly east: readonly string[];
  readonly south: readonly string[];
  readonly choices: readonly (string | null)[];
  readonly islands: readonly (readonly number[])[];
  readonly where: readonly (readonly string[])[];
  readonly crystals: readonly (readonly number[])[];
  readonly gold: readonly (readonly number[])[];
  readonly treasures: readonly (readonly number[])[];
  readonly extra: readonly number[];
  readonly beach: readonly (0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 110)[];
  readonly jungle: readonly (0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 110)[];
  readonly bonuses: readonly (number | "open" | "gone")[];
  readonly stack: null;
  readonly derived: KarubaDerived;
  readonly facts: KarubaFacts;
}
