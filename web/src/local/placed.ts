/**
 * A match that does not begin as the box says: on a board of its own, or from a position. A record tells either in the game's
 * words, as one line; here they become a record of bytes again (`core/words.py`), by the same meanings by which decode.ts reads.
 */
import type { Engine } from "../engine/engine";
import type { Description, FieldInfo, MeaningInfo } from "../wire/protocol";
import { bytesOfHex } from "./sha256";

/** What a match begins with instead: `line` is JSON, always the same for the same words. */
export interface Placed {
  readonly kind: "layout" | "position";
  readonly line: string;
}

/** All that the first position follows from. */
export interface Beginning {
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly key: string;
  readonly placed?: Placed;
}

type Words = Readonly<Record<string, unknown>>;

/** Words as one line: the names in their order, no spaces. */
export function lineOf(words: unknown): string {
  return JSON.stringify(words, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** The position before the first move. Throws for words that the game does not have. */
export function beginningOf(rules: Engine, game: Description, { seats, options, key, placed }: Beginning): Uint8Array {
  if (!placed) return rules.start(seats, options, bytesOfHex(key));
  const laid = setUp(game, rules.unstarted(seats, options), JSON.parse(placed.line) as Words);
  if (placed.kind === "layout") return rules.start(seats, options, bytesOfHex(key), laid);
  return rules.place(laid, bytesOfHex(key));
}

/** A record with these fields set to what the words say. */
function setUp(game: Description, record: Uint8Array, words: Words): Uint8Array {
  for (const [name, value] of Object.entries(words)) {
    const field = game.record.fields.find((each) => each.name === name);
    if (!field) throw new Error(`${game.name} has no field ${name}`);
    write(record, field, flat(game, game.meanings[field.means] ?? { is: "count" }, field.shape, value));
  }
  return record;
}

/** The numbers of a field, one after the other. Seats that nobody sits on have zeros. */
function flat(game: Description, means: MeaningInfo, shape: readonly number[], words: unknown): bigint[] {
  const [length, ...inner] = shape;
  if (length === undefined) return [numberOf(game, means, words)];
  const size = shape.reduce((product, each) => product * each, 1);
  const row = means.is === "row" && inner.length === 0;
  const found = row ? rowOf(game, means, words) : listOf(words).flatMap((each) => flat(game, means, inner, each));
  if (found.length > size) throw new Error("too many");
  return [...found, ...Array<bigint>(size - found.length).fill(0n)];
}

function rowOf(game: Description, means: MeaningInfo, words: unknown): bigint[] {
  const items = split(words).map((word) => numberOf(game, means.item ?? { is: "count" }, word));
  return means.turned ? items.reverse() : items;
}

function listOf(words: unknown): readonly unknown[] {
  if (!Array.isArray(words)) throw new Error("no list");
  return words;
}

function split(words: unknown): string[] {
  if (typeof words !== "string") throw new Error("no words");
  return words.split(" ").filter(Boolean);
}

/** Where a name stands among others. */
function indexOf(names: readonly (string | number)[] | undefined, word: unknown): number {
  const found = (names ?? []).findIndex((name) => name === word);
  if (found < 0) throw new Error(`${String(word)} is nothing there`);
  return found;
}

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, each) => total + each, 0n);

/** The number of a word. */
function numberOf(game: Description, means: MeaningInfo, word: unknown): bigint {
  switch (means.is) {
    case "one-of":
      if (word === "" && means.none !== undefined) return BigInt(means.none);
      return BigInt(indexOf(means.names, word) + (means.first ?? 0));
    case "set-of":
      return sum(split(word).map((name) => 1n << BigInt(indexOf(means.names, name))));
    case "heap-of":
      return sum(split(word).map((part) => inHeap(means, part)));
    case "seat":
      return BigInt(typeof word === "string" ? (means.words?.[word] ?? whole(word)) : whole(word));
    case "seats":
      return sum(split(word).map((seat) => 1n << BigInt(whole(Number(seat)))));
    case "digits":
      return sum(split(word).map((digit, at) => BigInt(whole(Number(digit))) << BigInt(3 * at)));
    case "code":
      return BigInt(word === "" ? (means.none ?? -1) : indexOf(game.moves.notation, word));
    default:
      return BigInt(whole(word));
  }
}

/** A piece of a heap, or several of a kind (`2xM`), in the lane of its kind. */
function inHeap(means: MeaningInfo, part: string): bigint {
  const [, many = "1", name = part] = (means.counted ? /^(\d{1,2})x(.*)$/.exec(part) : null) ?? [];
  const lane = (means.first ?? 0) + indexOf(means.names, name);
  return BigInt(many) << BigInt((means.bits ?? 8) * lane);
}

function whole(word: unknown): number {
  if (!Number.isSafeInteger(word)) throw new Error(`${String(word)} is no whole number`);
  return word as number;
}

function write(record: Uint8Array, { at, type }: FieldInfo, numbers: readonly bigint[]): void {
  const data = new DataView(record.buffer, record.byteOffset, record.byteLength);
  const size = Number(type.slice(1));
  numbers.forEach((number, index) => {
    const here = at + index * size;
    if (size === 1) data.setUint8(here, Number(BigInt.asUintN(8, number)));
    else if (size === 2) data.setUint16(here, Number(BigInt.asUintN(16, number)), true);
    else if (size === 4) data.setUint32(here, Number(BigInt.asUintN(32, number)), true);
    else data.setBigUint64(here, BigInt.asUintN(64, number), true);
  });
}
