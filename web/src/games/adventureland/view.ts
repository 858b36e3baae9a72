/** How the view of Adventure Land is read for drawing. */
import { wordsOf } from "../../parts/lists";
import type { AdventurelandFacts, AdventurelandView } from "./view.gen";

export type LandView = AdventurelandView;
export type LandFacts = AdventurelandFacts;
export type Terrain = LandView["terrain"][number];

/** All figures that stand together on a space. */
export interface Figures {
  readonly seat: number;
  readonly space: string;
  readonly adventurers: number;
  readonly companions: number;
}

/** All figures on the land, from north-west on. */
export const figuresOf = (view: LandView): Figures[] =>
  view.facts.spaces.flatMap((space, index) => {
    const seat = view.derived.owner[index] ?? -1;
    if (seat < 0) return [];
    return [{ seat, space, adventurers: view.adventurers[index] ?? 0, companions: view.companions[index] ?? 0 }];
  });

/** The fight that is on; the odds, from 0 to 1, are there for the fighter alone. */
export interface Fight {
  readonly seat: number;
  readonly space: string;
  readonly strength: number;
  readonly total: number;
  readonly dice: readonly number[];
  readonly swords: readonly string[];
  readonly odds: readonly { readonly move: string; readonly odds: number }[];
}

/** The fight that is on, or null. */
export function fightOf(view: LandView): Fight | null {
  const { strength, ways, odds } = view.derived;
  if (strength === 0) return null;
  return {
    seat: view.fighter,
    space: view.fight_space,
    strength,
    total: view.fight_total,
    dice: wordsOf(view.dice).map(Number),
    swords: wordsOf(view.fight_swords),
    odds: ways.flatMap((move, index) => (move ? [{ move, odds: (odds[index] ?? 0) / 1000 }] : [])),
  };
}

/** Where a place lies in the grid: 0 is the heading, so a start spot has one coordinate 0. */
export function cellOf(facts: LandFacts, place: string): { readonly column: number; readonly row: number } {
  const column = facts.columns.indexOf(place.charAt(0)) + 1;
  const row = facts.rows.indexOf(place.slice(column > 0 ? 1 : 0)) + 1;
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

/** The lines that count in the scenario, in the order of the score sheet, each with the points of every seat. */
export const sheetOf = (view: LandView): { readonly line: string; readonly points: readonly number[] }[] =>
  (view.facts.counted[String(view.scenario)] ?? []).map((line) => {
    const at = view.facts.lines.indexOf(line);
    return { line, points: view.derived.sheets.map((sheet) => sheet[at] ?? 0) };
  });

/** A tile that one holds: what it is, and the element that it is in moves. */
export interface Held {
  readonly id: string;
  readonly kind: "sword" | "herb";
  /** `0`–`3`, `g`, `p` for swords; `2`–`4`, `magic` for herbs. */
  readonly value: string;
}

/** Which sword or herb a bonus tile is in a fight; the wolf is neither. */
function bonusAs(facts: LandFacts, tile: string): Omit<Held, "id">[] {
  const { kind, value = "" } = facts.bonus_as[tile] ?? {};
  return kind === "sword" || kind === "herb" ? [{ kind, value }] : [];
}

/** The swords and herbs of a seat, equal ones numbered from 1 as moves name them. */
export function pouchOf(view: LandView, seat: number): Held[] {
  const all: Omit<Held, "id">[] = [
    ...wordsOf(view.swords[seat]).map((value) => ({ kind: "sword" as const, value })),
    ...wordsOf(view.herbs[seat]).map((value) => ({ kind: "herb" as const, value })),
    ...wordsOf(view.bonus_tiles[seat]).flatMap((tile) => bonusAs(view.facts, tile)),
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

/** Whether a tile is one of the bonus tiles: these are named by a word and not by a number. */
export const isSpecial = (value: string): boolean => Number.isNaN(Number(value));

/** What a tile shows: a sword its bonus, or as many dice as it brings; a herb its value. */
export function signOf(facts: LandFacts, { kind, value }: Omit<Held, "id">): string {
  if (kind === "herb") return isSpecial(value) ? String(facts.magic_value) : value;
  return isSpecial(value) ? "⚂".repeat(facts.sword_dice[value] ?? 0) : `+${value}`;
}

/** What has moved between two views, for pieces to be seen moving; places are those of flip.ts. */
export interface Changes {
  /** Where the figures that have walked onto a space have come from. */
  readonly arrived: ReadonlyMap<string, string>;
  /** The spaces on which something has been laid. */
  readonly laid: ReadonlySet<string>;
  /** The place from which something of a kind has been taken. */
  readonly taken: ReadonlyMap<string, string>;
}

export const NO_CHANGES: Changes = { arrived: new Map(), laid: new Set(), taken: new Map() };

export function changes(before: LandView, after: LandView): Changes {
  const { spaces } = after.facts;
  const taken = spaces.flatMap((space, index): [string, string][] => {
    const thing = thingOf(before.tile[index]);
    return thing && !after.tile[index] ? [[thing.kind, `place:${space}`]] : [];
  });
  const laid = spaces.filter((_, index) => after.tile[index] && after.tile[index] !== before.tile[index]);
  return { arrived: arrivals(after), laid: new Set(laid), taken: new Map(taken) };
}

/** Whither and whence the last move has led, if it was a walk. */
function arrivals(view: LandView): Map<string, string> {
  const [begin, end] = view.walked.split(" > ");
  return new Map(begin && end ? [[end, `place:${begin}`]] : []);
}
