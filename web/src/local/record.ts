/**
 * The record file (docs/record.md): a match as readable text, and back. Reading trusts nothing, as `core/record_file.py`: all
 * lines are there in their order, the key fits the commitment, the moves are legal under the rules that the file names, and
 * they lead to the result. A fault is told with its line.
 */
import type { Engine } from "../engine/engine";
import { Refused } from "../wire/api";
import type { Decoder } from "../wire/decode";
import type { Arg, Description, OptionInfo, Text } from "../wire/protocol";
import { commitmentOf, headerLine } from "./chain";
import { beginningOf, lineOf, type Beginning, type Placed } from "./placed";
import { sealOf } from "./sha256";

/** The result of a match that was ended before its time. */
export const AGREED = "ended by agreement";
const FIRST_LINE = "ludotheque record 1";
const LONGEST = 4_000_000;

export interface PlayedMove {
  readonly seat: number;
  readonly code: number;
}

export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** Who sat there, or nobody's name at all. */
  readonly names: readonly string[];
  readonly key: string;
  readonly commitment: string;
  /** A board of its own, or the position that it began from. */
  readonly placed?: Placed;
  readonly moves: readonly PlayedMove[];
  /** Points and place of each seat, or `unfinished`, or that it was ended by agreement. */
  readonly result: string;
}

/** A record that is refused: the line (from 1), and what is wrong there. */
export class DamagedRecord extends Refused {
  constructor(
    readonly line: number,
    readonly fault: Text,
  ) {
    super({ id: "bad-record-line", args: { line: String(line), fault } });
  }
}

/** The result of a match as a record tells it. */
export function resultOf(rules: Engine, position: Uint8Array, agreed: boolean): string {
  if (rules.waiting(position).length > 0) return agreed ? AGREED : "unfinished";
  const { points, places } = rules.points(position);
  return points.map((each, seat) => `${each}/${places[seat]}`).join(" ");
}

/** The record of a match, with its key. */
export function writeRecord(record: MatchRecord, { moves, options }: Description): string {
  const lines = [FIRST_LINE, `game: ${record.game}`, `rules: ${record.version}`, `seats: ${record.seats}`];
  for (const option of options) {
    lines.push(`option ${option.name}: ${shown(option, record.options[option.name] ?? option.default)}`);
  }
  record.names.forEach((name, seat) => lines.push(`name ${seat}: ${name}`));
  lines.push(`commitment: ${record.commitment}`, `key: ${record.key}`);
  if (record.placed) lines.push(`${record.placed.kind}: ${record.placed.line}`);
  lines.push("moves:");
  record.moves.forEach(({ seat, code }, at) => lines.push(`${at + 1} ${seat} ${moves.notation[code]}`));
  return sealed([...lines, `result: ${record.result}`]);
}

/** The game and the version of its rules that a record names: what is needed to read the rest. Throws `DamagedRecord`. */
export function recordOf(text: string): { game: string; version: number } {
  const lines = new Lines(text);
  lines.head();
  const game = lines.value("game");
  return { game, version: lines.numberOf(lines.value("rules")) };
}

/** The match of a record. Throws `DamagedRecord` with the line and what is wrong there. */
export function readRecord(text: string, decoder: Decoder, rules: Engine): MatchRecord {
  const { game } = decoder;
  const lines = new Lines(text);
  lines.head();
  lines.value("game");
  lines.value("rules");
  const seats = lines.numberOf(lines.value("seats"));
  const [fewest, most] = game.seats;
  if (seats < fewest || seats > most)
    throw lines.refused("bad-seats", { game: game.name, span: span(game.seats), seats });
  const options = Object.fromEntries(game.options.map((option) => [option.name, readOption(lines, option, seats)]));
  const names = readNames(lines, seats);
  const commitment = lines.value("commitment");
  const key = lines.value("key");
  if (!/^[0-9a-f]{32}$/.test(key)) throw lines.wrong("key");
  const head = { game: game.name, version: game.version, seats, options, key, ...readPlaced(lines) };
  let position = begun(lines, decoder, rules, head);
  if (commitmentOf(key, headerLine(head)) !== commitment) throw lines.wrong("commitment");
  const moves: PlayedMove[] = [];
  for (const move of readMoves(lines, game, seats)) {
    const rule = rules.whyNot(position, move.seat, move.code);
    if (rule > 0) throw illegal(lines, game, move.code, rule);
    position = rules.play(position, move.seat, move.code);
    moves.push(move);
  }
  const told = lines.value("result");
  const result = resultOf(rules, position, told === AGREED);
  if (told !== result) throw lines.wrong("result", { result });
  lines.end();
  return { ...head, names, commitment, moves, result };
}

/** The line of a board or a position, where there is one. */
function readPlaced(lines: Lines): { placed?: Placed } {
  const kind = (["layout", "position"] as const).find((each) => lines.nextIs(each));
  if (!kind) return {};
  let words: unknown;
  try {
    words = JSON.parse(lines.value(kind));
  } catch {
    throw lines.wrong("no-json", { what: kind });
  }
  if (typeof words !== "object" || words === null || Array.isArray(words))
    throw lines.wrong("no-object", { what: kind });
  return { placed: { kind, line: lineOf(words) } };
}

/** The first position. What was set up must be told as the game tells it, in full, and break no rule. */
function begun(lines: Lines, decoder: Decoder, rules: Engine, head: Beginning): Uint8Array {
  const { placed, seats, options } = head;
  if (!placed) return beginningOf(rules, decoder.game, head);
  const broken = lines.wrong("words", { what: placed.kind });
  let position: Uint8Array;
  try {
    position = beginningOf(rules, decoder.game, head);
  } catch {
    throw broken;
  }
  const whole = decoder.whole(position);
  const { layout, letter, name } = decoder.game;
  const told = placed.kind === "position" ? whole : Object.fromEntries(layout.map((field) => [field, whole[field]]));
  if (lineOf(told) !== placed.line) throw broken;
  for (const [what, wanted] of Object.entries({ ...options, seats })) {
    const found = String(rules.number(position, what));
    if (found !== String(wanted)) throw lines.wrong("header", { what, found, wanted: String(wanted) });
  }
  const rule = rules.brokenRule(position);
  if (rule === 0) return position;
  const why = { id: `${name}-${letter}${rule}` };
  throw lines.refused("bad-position-breaks", { rule: `${letter}${rule}`, why });
}

function illegal(lines: Lines, game: Description, code: number, number: number): DamagedRecord {
  const rule = `${game.letter}${number}`;
  const why: Text = { id: "bad-record-by-rule", args: { rule, why: { id: `${game.name}-${rule}` } } };
  return lines.wrong("illegal", { move: game.moves.notation[code] ?? "", why });
}

function* readMoves(lines: Lines, game: Description, seats: number): Generator<PlayedMove> {
  const first = lines.take();
  if (first !== "moves:") throw lines.wrong("expected", { wanted: "moves:", found: short(first) });
  const codes = codesOf(game);
  for (let count = 1; !lines.nextIs("result"); count += 1) {
    const [, number = "", numeral = "", notation = ""] = /^([^ ]*) ?([^ ]*) ?(.*)$/s.exec(lines.take()) ?? [];
    if (number !== String(count)) throw lines.wrong("move-number", { wanted: String(count), found: short(number) });
    const seat = lines.numberOf(numeral);
    const code = codes.get(plain(notation));
    const move = notation.slice(0, 60);
    if (code === undefined) throw lines.wrong("illegal", { move, why: { id: "say-no-such-move", args: { move } } });
    if (seat >= seats) throw lines.refused("bad-no-such-seat", { seat: String(seat), last: seats - 1 });
    yield { seat, code };
  }
}

/** A notation as it is compared: `b4` is `B4`. */
const plain = (notation: string): string =>
  notation
    .toLowerCase()
    .split(/[+,\s]+/)
    .filter(Boolean)
    .join(" ");

const known = new WeakMap<Description, Map<string, number>>();

/** The codes of a game by their notations, in plain letters. */
export function codesOf(game: Description): Map<string, number> {
  const found = known.get(game) ?? new Map(game.moves.notation.map((notation, code) => [plain(notation), code]));
  known.set(game, found);
  return found;
}

/** The code of a notation, or undefined. */
export const codeOf = (game: Description, notation: string): number | undefined => codesOf(game).get(plain(notation));

function readNames(lines: Lines, seats: number): string[] {
  if (!lines.nextIs("name 0")) return [];
  return Array.from({ length: seats }, (_, seat) => {
    const name = lines.value(`name ${seat}`);
    if (!/^(?:[^\p{C}\p{Z}]| )*$/u.test(name)) throw lines.refused("bad-record-name", { name: short(name) });
    return name;
  });
}

/** An option's number, written as `writeRecord` does. */
function readOption(lines: Lines, option: OptionInfo, seats: number): number {
  const word = lines.value(`option ${option.name}`);
  const number = option.words[word] ?? (/^-?\d{1,9}$/.test(word) ? Number(word) : undefined);
  if (number === undefined || !isAllowed(option, number)) {
    throw lines.refused("bad-option-value", { option: option.name, value: short(word), wanted: wanted(option) });
  }
  if (number !== option.default && (seats < option.seats[0] || seats > option.seats[1])) {
    throw lines.refused("bad-option-seats", { option: option.name, span: span(option.seats), seats });
  }
  if (shown(option, number) !== word) {
    throw lines.wrong("spelling", { wanted: shown(option, number), found: short(word) });
  }
  return number;
}

const isAllowed = (option: OptionInfo, number: number): boolean =>
  Object.values(option.words).includes(number) ||
  (option.low !== undefined && option.high !== undefined && option.low <= number && number <= option.high);

function wanted(option: OptionInfo): Text {
  const words = Object.keys(option.words).join(" / ");
  if (option.low === undefined || option.high === undefined) return { id: "option-takes-words", args: { words } };
  const range = { low: option.low, high: option.high };
  return words === ""
    ? { id: "option-takes-range", args: range }
    : { id: "option-takes-either", args: { words, ...range } };
}

export const span = ([low, high]: readonly [number, number]): Text =>
  low === high ? { id: "span-one", args: { low } } : { id: "span", args: { low, high } };

/** The word for an option's number where it has one, else the numeral. */
const shown = (option: OptionInfo, number: number): string =>
  Object.entries(option.words).find(([, value]) => value === number)?.[0] ?? String(number);

function sealed(lines: readonly string[]): string {
  const body = `${lines.join("\n")}\n`;
  return `${body}end: ${sealOf(body)}\n`;
}

/** What was found there, in quotes, cut where it grows long. */
function short(found: string): string {
  const cut = [...found].length <= 60 ? found : `${[...found].slice(0, 57).join("")}…`;
  return cut.includes("'") && !cut.includes('"') ? `"${cut}"` : `'${cut}'`;
}

/** The lines of a record, taken one by one, with their numbers. */
class Lines {
  private readonly lines: readonly string[];
  private number = 0;

  constructor(text: string) {
    if (text.length > LONGEST) throw new DamagedRecord(1, { id: "bad-record-too-long" });
    this.lines = text.split("\n");
  }

  take(): string {
    const line = this.lines[this.number];
    if (line === undefined) throw this.wrong("breaks-off");
    this.number += 1;
    return line;
  }

  head(): void {
    if (this.take() !== FIRST_LINE) throw this.wrong("first-line", { wanted: FIRST_LINE });
  }

  /** Whether the next line is `name: …`. */
  nextIs(name: string): boolean {
    return this.lines[this.number]?.startsWith(`${name}: `) ?? false;
  }

  /** What stands on the next line, which must be `name: …`. */
  value(name: string): string {
    const line = this.take();
    if (!line.startsWith(`${name}: `)) throw this.wrong("expected", { wanted: `${name}: …`, found: short(line) });
    return line.slice(name.length + 2);
  }

  /** The number of a numeral, which must be written as plainly as can be. */
  numberOf(numeral: string): number {
    if (!/^(?:0|[1-9][0-9]{0,5})$/.test(numeral)) throw this.wrong("number", { found: short(numeral) });
    return Number(numeral);
  }

  /** The checksum, and nothing after it. */
  end(): void {
    const seal = sealed(this.lines.slice(0, this.number)).trimEnd().split("\n").at(-1);
    if (this.take() !== seal) throw this.wrong("checksum");
    if (this.number === this.lines.length) throw this.wrong("no-line-feed");
    if (this.lines.length > this.number + 1 || this.lines[this.number] !== "") {
      this.take();
      throw this.wrong("after-the-end");
    }
  }

  /** The refusal of the line taken last by the message `bad-record-ID`. */
  wrong(id: string, args?: Record<string, Arg>): DamagedRecord {
    return this.refused(`bad-record-${id}`, args);
  }

  refused(id: string, args?: Record<string, Arg>): DamagedRecord {
    return new DamagedRecord(Math.max(1, this.number), args ? { id, args } : { id });
  }
}
