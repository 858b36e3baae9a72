/** How the view of Karuba is read, and where everything lies on an island. */
import { wordsOf } from "../../parts/lists";
import type { Text } from "../../wire/protocol";
import type { KarubaFacts, KarubaView } from "./view.gen";

export type { KarubaFacts, KarubaView };
export type Item = "crystal" | "gold";

/** The side of a cell, and the width of the rim around all cells. */
export const CELL = 100;
export const RIM = 80;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** How large an island is with its rim. */
export const islandSize = ({ columns, rows }: KarubaFacts): Size => ({
  width: columns * CELL + 2 * RIM,
  height: rows * CELL + 2 * RIM,
});

export function cellBox({ cells, columns }: KarubaFacts, cell: string): Box {
  const at = cells.indexOf(cell);
  return {
    x: RIM + CELL * (at % columns),
    y: RIM + CELL * Math.floor(at / columns),
    width: CELL,
    height: CELL,
  };
}

/** The place on the rim at a side of a cell, as the facts write it: `["a1", "W"]`. */
function rimBox(facts: KarubaFacts, [cell = "", side]: readonly string[]): Box {
  const { x, y } = cellBox(facts, cell);
  if (side === "W") return { x: x - RIM, y, width: RIM, height: CELL };
  if (side === "E") return { x: x + CELL, y, width: RIM, height: CELL };
  return { x, y: side === "N" ? y - RIM : y + CELL, width: CELL, height: RIM };
}

export const beachBox = (facts: KarubaFacts, number: number): Box => rimBox(facts, facts.beach[number] ?? []);
export const jungleBox = (facts: KarubaFacts, number: number): Box => rimBox(facts, facts.jungle[number] ?? []);

/** Where an adventurer stands on a seat's island; null while it is not placed. */
export function standBox(view: KarubaView, seat: number, colour: number): Box | null {
  const where = view.where[seat]?.[colour] ?? "beach";
  const start = view.beach[colour] ?? 0;
  const temple = view.jungle[colour] ?? 0;
  if (where === "temple") return temple > 0 ? jungleBox(view.facts, temple) : null;
  if (where === "beach") return start > 0 ? beachBox(view.facts, start) : null;
  return cellBox(view.facts, where);
}

/** The number of the rim at which a colour's temple stands; 0 while it is not placed. */
export const templeOf = (view: KarubaView, colour: string): number =>
  view.jungle[view.facts.colours.indexOf(colour)] ?? 0;

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

/** A tile by its number: its exits, then c or g for what lies on it: "ESc". */
export const wordOf = (view: KarubaView, tile: number): string => view.facts.tiles[tile] ?? "";

/** The tiles of a list such as "1 4 5". */
export const tilesOf = (list: string): number[] => wordsOf(list).map(Number);

export const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((a, b) => a + b, 0);

/** What a choice written as a move does: lays on a cell, walks somewhere, or stays. */
export type Plan =
  | { readonly kind: "lay"; readonly cell: string }
  | { readonly kind: "walk"; readonly colour: string; readonly to: string }
  | { readonly kind: "stay" };

export function planOf(move: string | null | undefined): Plan | null {
  const [verb, first = "", second = ""] = (move ?? "").split(" ");
  if (verb === "lay") return { kind: "lay", cell: first };
  if (verb === "stay") return { kind: "stay" };
  return verb === "move" ? { kind: "walk", colour: first, to: second } : null;
}

/** A tile in words: its exits, and what lies on it. */
export function tileTexts(word: string, lies: boolean): Text[] {
  const sides = [...exitsOf(word)].map((side): Text => ({ id: "karuba-ui-side", args: { side } }));
  const item = itemOf(word);
  const exits: Text = { id: "karuba-ui-exits", args: { exits: sides } };
  return item && lies ? [exits, { id: `karuba-ui-${item}` }] : [exits];
}
