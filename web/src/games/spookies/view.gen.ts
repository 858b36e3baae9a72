/** The view of Spookies. Made of its declarations by `make generate`. */
export interface SpookiesDerived {
  readonly result: number;
  readonly counted: readonly number[];
  readonly stolen: readonly number[];
  readonly climb: readonly (readonly number[])[];
  readonly stay: readonly (readonly number[])[];
  readonly fall: readonly (readonly number[])[];
  readonly gain: readonly (readonly number[])[];
  readonly paid: readonly (readonly number[])[];
  readonly per_cent: readonly (readonly (readonly number[])[])[];
}

export interface SpookiesFacts {
  readonly friends: readonly string[];
  readonly start: number;
  readonly garden: number;
  readonly front_door: number;
  readonly attic: number;
  readonly dice: readonly number[];
  readonly rolls: readonly number[];
  readonly rewards: Readonly<Record<string, readonly number[]>>;
  readonly sure: Readonly<Record<string, readonly string[]>>;
  readonly chip_values: readonly number[];
  readonly chip_counts: readonly number[];
  readonly joker_pay: number;
}

export interface SpookiesView {
  readonly seats: number;
  readonly phase: "choose" | "roll" | "go-on" | "joker" | "ghost" | "over";
  readonly free_choice: number;
  readonly attic: number;
  readonly joker: number;
  readonly joker_pay: number;
  readonly ghost: number;
  readonly turn: number;
  readonly friend: "poppy" | "kracko" | "duffy" | "hanja" | "schnuffer" | "?" | "";
  readonly active: "poppy" | "kracko" | "duffy" | "hanja" | "schnuffer" | "";
  readonly outcome: "" | "climb" | "stay" | "fall";
  readonly stock: number;
  readonly pieces: readonly number[];
  readonly dice: readonly number[];
  readonly jokers: readonly number[];
  readonly chips: readonly number[];
  readonly penalty: readonly number[];
  readonly shown: readonly string[];
  readonly held: null;
  readonly lying: null;
  readonly stock_heap: null;
  readonly box_heap: null;
  readonly derived: SpookiesDerived;
  readonly facts: SpookiesFacts;
}
