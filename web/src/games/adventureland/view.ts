/** The view of Adventure Land (docs/protocol.md §4) and how it is read for drawing. */
import { wordsOf } from "../../parts/lists";

export const COLUMNS = 11;
export const ROWS = 10;
const LETTERS = "abcdefghijk";

export type Terrain = "F" | "M" | "R" | "C" | "N";

/** All figures that stand together on a space. */
export interface Figures {
  readonly seat: number;
  readonly space: string;
  readonly adventurers: number;
  readonly companions: number;
}

/** The fight that is on; the odds are there for the fighter alone. */
export interface Fight {
  readonly seat: number;
  readonly space: string;
  readonly strength: number;
  readonly total: number;
  readonly dice: readonly number[];
  readonly swords: readonly string[];
  readonly odds: readonly { readonly move: string; readonly odds: number }[];
}

/** A seat's points line by line, in the order of the score sheet, `total` last. */
export type Sheet = Readonly<Record<string, number>>;

export interface LandView {
  readonly seats: number;
  readonly scenario: 1 | 2 | 3;
  readonly bonus: number;
  readonly phase: "move" | "swords" | "spend" | "herb" | "over";
  readonly turn: number;
  readonly turns: number;
  readonly moves_left: number;
  /** Space by space, row by row from the north-west. */
  readonly terrain: readonly Terrain[];
  readonly city: readonly number[];
  readonly tile: readonly string[];
  /** The river's spaces from one end to the other. */
  readonly river: readonly string[];
  /** The spaces of the cards revealed, in order; only the first `revealed` entries count. */
  readonly discard: readonly string[];
  readonly revealed: number;
  readonly sword_supply: number;
  readonly companion_supply: number;
  readonly spots: readonly string[];
  readonly spirit: string;
  readonly swords: readonly (string | null)[];
  readonly herbs: readonly (string | null)[];
  readonly bonus_tiles: readonly (string | null)[];
  readonly bonus_open: readonly string[];
  readonly sword_count: readonly number[];
  readonly herb_count: readonly number[];
  readonly bonus_count: readonly number[];
  readonly gold: readonly number[];
  readonly won: readonly string[];
  readonly derived: {
    readonly figures: readonly Figures[];
    readonly fight: Fight | null;
    readonly scoring: { readonly final: boolean; readonly seats: readonly Sheet[] };
  };
}

/** The names of all spaces, row by row: a1 … k10. */
export const SPACES: readonly string[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, index) => `${LETTERS.charAt(index % COLUMNS)}${Math.floor(index / COLUMNS) + 1}`,
);
export const ROW_NAMES: readonly string[] = Array.from({ length: ROWS }, (_, row) => String(row + 1));
export const COLUMN_NAMES: readonly string[] = Array.from(LETTERS);

/** Where a place lies in the grid: 0 is the heading, so a start spot has one coordinate 0. */
export function cellOf(place: string): { readonly column: number; readonly row: number } {
  const column = LETTERS.indexOf(place.charAt(0)) + 1;
  const row = Number(place.slice(column > 0 ? 1 : 0)) || 0;
  return { column, row };
}

/** What lies on a space: a kind of thing, and a creature's strength. */
export interface Thing {
  readonly kind: string;
  readonly strength: number;
}
export function thingOf(tile: string | undefined): Thing | null {
  if (!tile) return null;
  const [kind = "", strength = "0"] = tile.split(" ");
  return { kind, strength: Number(strength) };
}

export const totalOf = (view: LandView, seat: number): number => view.derived.scoring.seats[seat]?.total ?? 0;

/** A tile that one holds: what it is, and the element that it is in moves. */
export interface Held {
  readonly id: string;
  readonly kind: "sword" | "herb";
  /** `0`–`3`, `g`, `p` for swords; `2`–`4`, `magic` for herbs. */
  readonly value: string;
}

/** Which sword or herb a bonus tile is in a fight; the wolf is neither. */
const BONUS_AS: Readonly<Record<string, Omit<Held, "id">>> = {
  golden: { kind: "sword", value: "g" },
  platinum: { kind: "sword", value: "p" },
  magic: { kind: "herb", value: "magic" },
};

/** The swords and herbs of a seat, equal ones numbered from 1 as moves name them. */
export function pouchOf(view: LandView, seat: number): Held[] {
  const all: Omit<Held, "id">[] = [
    ...wordsOf(view.swords[seat]).map((value) => ({ kind: "sword" as const, value })),
    ...wordsOf(view.herbs[seat]).map((value) => ({ kind: "herb" as const, value })),
    ...wordsOf(view.bonus_tiles[seat]).flatMap((tile) => BONUS_AS[tile] ?? []),
  ];
  const count = new Map<string, number>();
  const numbered = all.map((tile) => {
    const name = tile.kind + tile.value;
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return { ...tile, id: `tile:${name}.${number}` };
  });
  return [...numbered.filter((tile) => tile.kind === "sword"), ...numbered.filter((tile) => tile.kind === "herb")];
}

/** What has moved between two views, for pieces to be seen moving; places are those of flip.ts. */
export interface Changes {
  /** Where each group of figures that is new on its space has come from. */
  readonly arrived: ReadonlyMap<string, string>;
  /** The spaces on which something has been laid. */
  readonly laid: ReadonlySet<string>;
  /** The place from which something of a kind has been taken. */
  readonly taken: ReadonlyMap<string, string>;
}

export const NO_CHANGES: Changes = { arrived: new Map(), laid: new Set(), taken: new Map() };

export function changes(before: LandView, after: LandView): Changes {
  const taken = SPACES.flatMap((space, index): [string, string][] => {
    const thing = thingOf(before.tile[index]);
    return thing && !after.tile[index] ? [[thing.kind, `place:${space}`]] : [];
  });
  const laid = SPACES.filter((_, index) => after.tile[index] && after.tile[index] !== before.tile[index]);
  return { arrived: arrivals(before, after), laid: new Set(laid), taken: new Map(taken) };
}

function arrivals(before: LandView, after: LandView): Map<string, string> {
  const found = new Map<string, string>();
  const then = placesOf(before);
  const now = placesOf(after);
  for (const { seat, space } of after.derived.figures) {
    const at = `${seat} ${space}`;
    const begin = [...then].find((each) => !now.has(each) && leads(each, at));
    if (!then.has(at) && begin) found.set(space, `place:${begin.split(" ")[1] ?? ""}`);
  }
  return found;
}

/** Where every seat has adventurers, start spots included: "0 c3", "1 b". */
function placesOf(view: LandView): Set<string> {
  const entered = view.derived.figures.map(({ seat, space }) => `${seat} ${space}`);
  const waiting = view.spots.flatMap((list, seat) => wordsOf(list).map((spot) => `${seat} ${spot}`));
  return new Set([...entered, ...waiting]);
}

/** Whether both are of one seat and lie in one line. */
function leads(begin: string, end: string): boolean {
  const [seat, from = ""] = begin.split(" ");
  const [other, to = ""] = end.split(" ");
  const a = cellOf(from);
  const b = cellOf(to);
  return seat === other && (a.column === b.column || a.row === b.row);
}
