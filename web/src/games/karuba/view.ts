/** The view of Karuba as the engine writes it, and where everything lies on an island. */
import { wordsOf } from "../../parts/lists";
import type { Text } from "../../wire/protocol";

export const COLOURS = ["brown", "blue", "purple", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const BONUSES = ["collector", "hoarder", "builder", "runner"] as const;
export type Item = "crystal" | "gold";

export interface KarubaView {
  readonly seats: number;
  readonly phase: "place" | "temple" | "choose" | "over";
  readonly bonus: number;
  readonly turn: number;
  /** The tile drawn this round; 0 before the first. */
  readonly tile: number;
  readonly round_no: number;
  /** The tiles still to come: "1 4 5". */
  readonly left: string;
  /** By seat: the cells on which a crystal or a nugget lies. */
  readonly lying: readonly string[];
  /** By seat: the choice as a move, "" for none; null where one may not know it. */
  readonly choices: readonly (string | null)[];
  /** By seat and cell: the number of the tile, 0 for none. */
  readonly islands: readonly (readonly number[])[];
  /** By seat and colour: a cell, "beach" or "temple". */
  readonly where: readonly (readonly string[])[];
  readonly crystals: readonly (readonly number[])[];
  readonly gold: readonly (readonly number[])[];
  readonly treasures: readonly (readonly number[])[];
  readonly extra: readonly number[];
  /** By colour: the number on the rim, 0 while it is not placed. */
  readonly beach: readonly number[];
  readonly jungle: readonly number[];
  readonly bonuses: readonly (number | "open" | "gone")[];
  readonly derived: {
    readonly points: readonly number[];
    readonly laid: readonly number[];
    readonly tops: readonly number[];
    readonly steps: number;
    /** By number: the exits, then c or g for what lies on it: "ESc". */
    readonly tiles: readonly string[];
  };
}

export const COLUMNS = 6;
export const ROWS = 5;
export const CELL = 100;
export const RIM = 80;
export const WIDTH = COLUMNS * CELL + 2 * RIM;
export const HEIGHT = ROWS * CELL + 2 * RIM;

export const CELLS: readonly string[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, cell) => `${"abcdef".charAt(cell % COLUMNS)}${Math.floor(cell / COLUMNS) + 1}`,
);
/** The numbers along the beach, and as many along the jungle. */
export const NUMBERS: readonly number[] = Array.from({ length: 11 }, (_, index) => 10 * (index + 1));

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function cellBox(cell: string): Box {
  const at = CELLS.indexOf(cell);
  return {
    x: RIM + CELL * (at % COLUMNS),
    y: RIM + CELL * Math.floor(at / COLUMNS),
    width: CELL,
    height: CELL,
  };
}

/** The beach goes down the west side, then along the south. */
export function beachBox(number: number): Box {
  const step = number / 10 - 1;
  if (step < ROWS) return { x: 0, y: RIM + CELL * step, width: RIM, height: CELL };
  return { x: RIM + CELL * (step - ROWS), y: HEIGHT - RIM, width: CELL, height: RIM };
}

/** The jungle goes along the north side, then down the east. */
export function jungleBox(number: number): Box {
  const step = number / 10 - 1;
  if (step < COLUMNS) return { x: RIM + CELL * step, y: 0, width: CELL, height: RIM };
  return { x: WIDTH - RIM, y: RIM + CELL * (step - COLUMNS), width: RIM, height: CELL };
}

/** Where an adventurer stands on a seat's island; null while it is not placed. */
export function standBox(view: KarubaView, seat: number, colour: number): Box | null {
  const where = view.where[seat]?.[colour] ?? "beach";
  const start = view.beach[colour] ?? 0;
  const temple = view.jungle[colour] ?? 0;
  if (where === "temple") return temple > 0 ? jungleBox(temple) : null;
  if (where === "beach") return start > 0 ? beachBox(start) : null;
  return cellBox(where);
}

/** The numbers on the rim where something stands: `beach:60`, `jungle:70`. */
export function takenOf(view: KarubaView, seat: number): ReadonlySet<string> {
  const started = view.beach.filter((_, colour) => view.where[seat]?.[colour] === "beach");
  return new Set([...started.map((number) => `beach:${number}`), ...view.jungle.map((number) => `jungle:${number}`)]);
}

export const exitsOf = (word: string): string => word.replace(/[cg]$/, "");

export function itemOf(word: string): Item | null {
  if (word.endsWith("c")) return "crystal";
  return word.endsWith("g") ? "gold" : null;
}

export const wordOf = (view: KarubaView, tile: number): string => view.derived.tiles[tile] ?? "";

/** The tiles of a list such as "1 4 5". */
export const tilesOf = (list: string): number[] => wordsOf(list).map(Number);

export const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((a, b) => a + b, 0);

/** What a choice written as a move does: lays on a cell, walks somewhere, or stays. */
export type Plan =
  | { readonly kind: "lay"; readonly cell: string }
  | { readonly kind: "walk"; readonly colour: Colour; readonly to: string }
  | { readonly kind: "stay" };

export function planOf(move: string | null | undefined): Plan | null {
  const [verb, first = "", second = ""] = (move ?? "").split(" ");
  if (verb === "lay") return { kind: "lay", cell: first };
  if (verb === "stay") return { kind: "stay" };
  const colour = COLOURS.find((each) => each === first);
  return verb === "move" && colour ? { kind: "walk", colour, to: second } : null;
}

/** A tile in words: its exits, and what lies on it. */
export function tileTexts(word: string, lies: boolean): Text[] {
  const sides = [...exitsOf(word)].map((side): Text => ({ id: "karuba-ui-side", args: { side } }));
  const item = itemOf(word);
  const exits: Text = { id: "karuba-ui-exits", args: { exits: sides } };
  return item && lies ? [exits, { id: `karuba-ui-${item}` }] : [exits];
}
