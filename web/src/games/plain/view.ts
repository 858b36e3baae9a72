/** Any view, read field by field, and any moves, read by their notation: nothing here knows a game. */
import { elementsOf } from "../../pick/pick";
import type { Move } from "../../wire/protocol";

/** A value as it is told: words, or null for what one may not know. */
export type Told = string | null;

export interface Fields {
  /** What belongs to the table. */
  readonly facts: readonly { readonly name: string; readonly value: Told }[];
  /** What each seat has: one value for each of them. */
  readonly bySeat: readonly { readonly name: string; readonly values: readonly Told[] }[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of a field as a person reads it. */
const nameOf = (key: string): string => key.replaceAll("_", " ");

/** A value in words; lists and records become lines of them, "–" what is empty, "?" what is hidden inside them. */
export function told(value: unknown): Told {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return joined(value.map(told), " · ");
  if (isObject(value)) {
    return joined(
      Object.entries(value).map(([key, each]) => `${nameOf(key)} ${told(each) ?? "?"}`),
      ", ",
    );
  }
  return typeof value === "string" || typeof value === "number" ? String(value) || "–" : null;
}

const joined = (parts: readonly Told[], by: string): string => parts.map((part) => part ?? "?").join(by) || "–";

/**
 * The fields of a view: a list with an entry for each seat belongs to the seats. A record of the view (what the engine derives)
 * is read like the view itself; what is nested deeper is one fact.
 */
export function fieldsOf(view: unknown, seats: number): Fields {
  const facts: Fields["facts"][number][] = [];
  const bySeat: Fields["bySeat"][number][] = [];
  const read = (record: Readonly<Record<string, unknown>>, nested = false): void => {
    for (const [key, value] of Object.entries(record)) {
      const name = nameOf(key);
      if (isObject(value) && !nested) read(value, true);
      else if (Array.isArray(value) && value.length === seats) bySeat.push({ name, values: value.map(told) });
      else facts.push({ name, value: told(value) });
    }
  };
  if (isObject(view)) read(view);
  return { facts, bySeat };
}

/** The moves under their verbs, the first words of their notation. Those without elements stand in the action bar anyhow. */
export function byVerb(moves: readonly Move[]): ReadonlyMap<string, readonly Move[]> {
  const verbs = new Map<string, Move[]>();
  for (const move of moves) {
    if (elementsOf(move).length === 0) continue;
    const verb = move.move.split(" ")[0] ?? "";
    verbs.set(verb, [...(verbs.get(verb) ?? []), move]);
  }
  return verbs;
}

/** All elements of the moves under their kinds: `card:B2` is a card. */
export function byKind(moves: readonly Move[]): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const id of new Set(moves.flatMap(elementsOf))) {
    const kind = id.slice(0, id.indexOf(":"));
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return kinds;
}
