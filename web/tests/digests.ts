/** What a module makes of planned matches, as digests: the other half of `ludotheque/checks/browser.py`. */
import type { Engine, Position } from "../src/engine/engine";
import { fromBase64 } from "../src/engine/engine";
import { advised } from "../src/engine/search";

export interface Plan {
  readonly label: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly key: readonly number[];
  readonly matches: number;
  readonly stride: number;
  readonly looked: number;
  readonly search_every: number;
  readonly iterations: number;
  readonly judged: readonly string[];
  readonly history: readonly (readonly [number, number])[];
  readonly expected: Readonly<Record<string, string>>;
}

/** The numbers of the elements that one picks for each code. */
export type Picks = readonly (readonly number[])[];

const ENDLESS = 2 ** 40;

class Digests {
  private readonly parts = new Map<string, Uint8Array[]>();

  add(part: string, ...values: (number | Uint8Array | Float64Array)[]): void {
    const held = this.parts.get(part) ?? [];
    this.parts.set(part, held);
    for (const value of values) {
      if (typeof value === "number") held.push(new TextEncoder().encode(`${value} `));
      else held.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    }
  }

  async told(): Promise<Record<string, string>> {
    const told: Record<string, string> = {};
    for (const [part, held] of this.parts) {
      const digest = await crypto.subtle.digest("SHA-256", await new Blob(held as BlobPart[]).arrayBuffer());
      told[part] = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    return told;
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

function keyOf(number: number): Uint8Array {
  const key = new Uint8Array(16);
  new DataView(key.buffer).setUint32(0, number, true);
  return key;
}

function think(engine: Engine, position: Position, seat: number, step: number, plan: Plan, found: Digests): void {
  for (const level of plan.judged) found.add("levels", engine.bot(position, seat, level, BigInt(step)).move());
  const legal = engine.legal(position, seat);
  if (step % plan.search_every || legal.length === 1) return;
  const search = engine.search(position, seat, BigInt(step));
  search.run(plan.iterations);
  const result = search.result();
  for (const { move, visits, chances } of result.candidates)
    found.add("search", move, visits, Float64Array.from(chances));
  for (const { move, chance, share } of advised(result))
    found.add("hints", move, Float64Array.from([chance ?? 0, share]));
  if (plan.seats === 1) return;
  const judged = engine.judge(position, seat, legal.at(-1) ?? -1, step, plan.iterations, step % 2 === 0);
  found.add(
    "reviews",
    judged.best,
    Float64Array.from([...judged.chanceBest, ...judged.chancePlayed, ...judged.change]),
  );
}

function look(engine: Engine, position: Position, step: number, plan: Plan, picks: Picks, found: Digests): void {
  for (const viewer of range(-1, plan.seats)) {
    const { record, facts, words } = engine.pack(position, viewer);
    found.add("states", fromBase64(record), fromBase64(facts), fromBase64(words));
    found.add("guesses", engine.guess(position, viewer, keyOf(step)));
    for (const i of range(0, viewer < 0 ? 0 : plan.looked)) {
      const code = ((step * plan.looked + i) * plan.stride) % engine.about.codes;
      found.add("refusals", engine.whyNot(position, viewer, code));
      found.add("picks", engine.whyNotPicked(position, viewer, (picks[code] ?? []).slice(0, i + 1)));
    }
  }
}

/** The digests of one variant. */
export async function digests(engine: Engine, plan: Plan, picks: Picks): Promise<Record<string, string>> {
  const found = new Digests();
  for (const number of range(0, plan.matches)) {
    const begun = engine.start(plan.seats, plan.options, keyOf(number));
    const { position, made } = engine.random(begun, new BigUint64Array([BigInt(number), 1n, 0n]), ENDLESS);
    found.add("finals", made, position);
  }
  let position = engine.start(plan.seats, plan.options, Uint8Array.from(plan.key));
  plan.history.forEach(([seat, move], step) => {
    look(engine, position, step, plan, picks, found);
    think(engine, position, seat, step, plan, found);
    const before = position;
    position = engine.play(before, seat, move);
    for (const said of engine.narrations(before, seat, move, position).values()) found.add("log", fromBase64(said));
    found.add("undo", Number(engine.mayUndo(before, position, seat)));
  });
  const { points, places } = engine.points(position);
  found.add("points", ...points, ...places);
  return found.told();
}

/** The variants of a game and their parts that differ from what was expected. */
export async function differences(engine: Engine, plans: readonly Plan[], picks: Picks): Promise<string[]> {
  const wrong: string[] = [];
  for (const plan of plans) {
    const found = await digests(engine, plan, picks);
    const parts = new Set([...Object.keys(found), ...Object.keys(plan.expected)]);
    for (const part of parts) if (found[part] !== plan.expected[part]) wrong.push(`${plan.label}: ${part}`);
  }
  return wrong;
}
