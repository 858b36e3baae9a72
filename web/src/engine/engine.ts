/**
 * A game's rules, words and bots in this browser (or Node, or a Worker), compiled from the same source as the server's.
 *
 *     const engine = await Engine.load(fetch(address), netOf); // one module a game and version of its rules: local/engine.ts
 *     let position = engine.start(2, { target: 15 }, key);     // key: 16 secret bytes
 *     const frame = engine.pack(position, 0);                  // record, facts and words of a StateFrame, for `Decoder`
 *     position = engine.play(position, 0, engine.legal(position, 0)[0]);
 *
 * A **position** is a `Uint8Array` that belongs to the caller; every method copies it into the module and answers with copies.
 * Nothing checks a move but `whyNot`: `play` is for legal ones. Seats count from 0; a viewer is a seat, or −1 for an onlooker.
 * Options are numbers by the names of the record's fields, **all** of them (`Game.read_options` on the server; /api/games tells
 * names, values and defaults). Codes, elements and rule numbers are those of the game's `Description`.
 *
 * **Thinking** goes in slices, so that a Worker can answer in between: `search`, `bot` and `hint` (search.ts) give an object
 * with `step()`, about 10 ms of work, true when done. One search at a time: beginning another ends the one before, which then
 * throws. All other methods may be called between slices.
 */
import { Module, type About, type NetOf, type Source } from "./module";
import { Adviser, Player, Search, type Budget, type Judgement } from "./search";

export type { About, Level, NetOf, Source } from "./module";
export {
  Adviser,
  Player,
  Search,
  type Advice,
  type Budget,
  type Candidate,
  type Judgement,
  type SearchResult,
} from "./search";

export type Position = Uint8Array;

/** A state for one viewer, as `StateFrame` has it: base64. */
export interface Packed {
  readonly record: string;
  readonly facts: string;
  readonly words: string;
}

export interface Points {
  readonly points: readonly number[];
  /** 1 is best; equal seats share a place. */
  readonly places: readonly number[];
}

const ONLOOKER = -1;

export class Engine {
  private constructor(readonly module: Module) {}

  /** Load a module, and by `netOf` its net where it has one; throws where there is none, or it is none of this library's. */
  static async load(source: Source, netOf?: NetOf): Promise<Engine> {
    return new Engine(await Module.load(source, netOf));
  }

  get about(): About {
    return this.module.about;
  }

  /** The record before the start: seats, options, and the game's own layout or the one in `laidOut`, a whole record. */
  unstarted(seats: number, options: Readonly<Record<string, number>>, laidOut?: Position): Position {
    const position = laidOut ? laidOut.slice() : fromBase64(this.about.blank);
    for (const [name, value] of Object.entries({ ...options, seats })) this.set(position, name, BigInt(value));
    return position;
  }

  /** The position at the first decision. */
  start(seats: number, options: Readonly<Record<string, number>>, key: Uint8Array, laidOut?: Position): Position {
    const position = this.unstarted(seats, options, laidOut);
    position.set(key.subarray(0, 16), this.at("key"));
    this.set(position, "draws", 0n);
    this.put(0, position);
    this.module.call("start");
    return this.take(0);
  }

  /** The position that a whole record is, with a key: whoever owes a decision follows from the rest. */
  place(record: Position, key: Uint8Array): Position {
    const position = record.slice();
    position.set(key.subarray(0, 16), this.at("key"));
    this.set(position, "draws", 0n);
    this.put(0, position);
    this.set(position, "waiting", BigInt(this.module.call("waits")));
    return position;
  }

  /** How many seats there are. */
  seats(position: Position): number {
    return Number(this.get(position, "seats"));
  }

  /** The seats that owe a decision; none: the match is over. */
  waiting(position: Position): number[] {
    const mask = this.get(position, "waiting");
    return Array.from({ length: this.seats(position) }, (_, seat) => seat).filter(
      (seat) => (mask >> BigInt(seat)) & 1n,
    );
  }

  /** The codes of a seat's legal moves, ascending. */
  legal(position: Position, seat: number): number[] {
    if (seat < 0 || seat >= this.seats(position)) return [];
    this.put(0, position);
    const count = this.module.call("legal", seat);
    return Array.from(this.module.longs("moves").subarray(0, count), Number);
  }

  /** 0 where the move is legal, else the number of the rule that forbids it. */
  whyNot(position: Position, seat: number, move: number): number {
    this.put(0, position);
    return this.module.call("why_not", seat, move);
  }

  /** The number of the rule that forbids picking these elements together, by their numbers (−1: no element); 0: none. */
  whyNotPicked(position: Position, seat: number, elements: readonly number[]): number {
    if (seat === ONLOOKER) return 0;
    const picks = this.module.longs("picks");
    const given = elements.slice(0, picks.length);
    this.put(0, position);
    picks.set(given.map(BigInt));
    return this.module.call("why_not_picked", seat, given.length);
  }

  /** The position after a legal move. */
  play(position: Position, seat: number, move: number): Position {
    this.put(0, position);
    this.module.call("play", seat, move);
    return this.take(0);
  }

  points(position: Position): Points {
    this.put(0, position);
    this.module.call("points");
    const seats = this.seats(position);
    const score = Array.from(this.module.longs("score").subarray(0, 2 * seats), Number);
    const ranking = score.filter((_, index) => index % 2 === 1);
    return {
      points: score.filter((_, index) => index % 2 === 0),
      places: ranking.map((own) => 1 + ranking.filter((other) => other > own).length),
    };
  }

  /** 0 where all pieces are in place, else the number of the rule that is broken. */
  brokenRule(position: Position): number {
    this.put(0, position);
    return this.module.call("broken_rule");
  }

  /** What a viewer is sent of a position. */
  pack(position: Position, viewer: number): Packed {
    this.put(0, position);
    const size = this.module.call("view", viewer);
    return {
      record: toBase64(this.module.bytes("positions", this.about.record, this.about.record)),
      facts: toBase64(this.module.bytes("facts")),
      words: toBase64(this.module.bytes("out", 0, size)),
    };
  }

  /** What each viewer is told of a move, onlookers first: the `said` of a `LogEntry`, for the viewer −1, 0, 1 … in order. */
  narrations(before: Position, seat: number, move: number, after: Position): Map<number, string> {
    this.put(0, before);
    this.put(1, after);
    this.module.call("narrations", seat, move);
    const ends = [0, ...Array.from(this.module.longs("ends"), Number)];
    const viewers = Array.from({ length: this.seats(after) + 1 }, (_, index) => index);
    return new Map(
      viewers.map((index) => {
        const [from = 0, to = 0] = ends.slice(index, index + 2);
        return [index - 1, toBase64(this.module.bytes("out", from, to - from))];
      }),
    );
  }

  /** The undo law: may the seat take back its move from `before` to `after`, which nobody has moved since? */
  mayUndo(before: Position, after: Position, seat: number): boolean {
    this.put(0, before);
    this.put(1, after);
    return this.module.call("undo", seat) === 1;
  }

  /** A whole position that a viewer cannot tell from this one, guessed by a key of the caller's own. */
  guess(position: Position, viewer: number, key: Uint8Array): Position {
    this.put(0, position);
    this.module.bytes("rng").set(key.subarray(0, 16));
    this.module.call("guess", viewer);
    return this.take(1);
  }

  /** Play on with random moves, at most so many, by a generator of the caller's own (three whole numbers, which advance). */
  random(position: Position, rng: BigUint64Array, most: number): { position: Position; made: number } {
    this.put(0, position);
    const bytes = new Uint8Array(rng.buffer, rng.byteOffset, rng.byteLength);
    this.module.bytes("rng").set(bytes);
    const made = this.module.call("random", most);
    bytes.set(this.module.bytes("rng"));
    return { position: this.take(0), made };
  }

  /** A search for the decision that a seat owes; it knows no more than the seat. The seed is all its chance. */
  search(position: Position, seat: number, seed: bigint): Search {
    this.put(0, position);
    return new Search(this.module, seat, seed);
  }

  /** A bot of a level about to decide; `seconds` is another thinking time for the levels that have one. */
  bot(position: Position, seat: number, level: string, seed: bigint, seconds?: number): Player {
    const { guided, levels, levels_beyond: beyond } = this.about;
    const plays = (this.seats(position) > guided ? beyond : levels)[level];
    if (!plays) throw new Error(`there is no level ${level}`);
    this.put(0, position);
    return new Player(this.module, seat, seed, plays, seconds);
  }

  /** Good moves for a seat, about to be looked for: at most three, the best first. */
  hint(position: Position, seat: number, seed: bigint, budget: Budget = { seconds: 1 }): Adviser {
    this.put(0, position);
    return new Adviser(this.module, seat, seed, budget);
  }

  /**
   * Was a move the best? As `ludotheque/bots/review.py` judges a decision: `number` is that of the move in its match, from 1,
   * and seeds the luck; the `first` decision of a seat gets a search of its own. A few hundred iterations at once, without slices.
   */
  judge(position: Position, seat: number, move: number, number: number, iterations: number, first = false): Judgement {
    this.put(0, position);
    return new Search(this.module, seat, 0n).compare(move, number, iterations, first);
  }

  private at(field: string): number {
    const at = this.about.fields[field];
    if (at === undefined) throw new Error(`${this.about.game} has no field ${field}`);
    return at;
  }

  /** What a position has in a field that is one number. */
  number(position: Position, field: string): number {
    return Number(this.get(position, field));
  }

  private get(position: Position, field: string): bigint {
    return new DataView(position.buffer, position.byteOffset).getBigInt64(this.at(field), true);
  }

  private set(position: Position, field: string, value: bigint): void {
    new DataView(position.buffer, position.byteOffset).setBigInt64(this.at(field), value, true);
  }

  private put(place: number, position: Position): void {
    if (position.length !== this.about.record) throw new Error(`this is no position of ${this.about.game}`);
    this.module.bytes("positions", place * this.about.record, this.about.record).set(position);
  }

  private take(place: number): Position {
    return this.module.bytes("positions", place * this.about.record, this.about.record).slice();
  }
}

const LONGEST_ROW = 8192;

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let signs = "";
  for (let at = 0; at < bytes.length; at += LONGEST_ROW) {
    signs += String.fromCharCode(...bytes.subarray(at, at + LONGEST_ROW));
  }
  return btoa(signs);
}

/** Bytes from base64. */
export const fromBase64 = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
