/**
 * Reads what a table says as numbers (docs/protocol.md §5), by what the game's declarations say they mean: views and what
 * follows from them in the game's words, and what was said as texts. The same as `core/words.py` and `core/messages.py`.
 */
import { describedBy } from "./api";
import type {
  Arg,
  Description,
  FieldInfo,
  LogEntry,
  LogEntryWords,
  MeaningInfo,
  Move,
  RecordInfo,
  ReviewPosition,
  StateFrame,
  Text,
  WordsFrame,
} from "./protocol";

/** A state as the screen needs it: what the server would tell in words. */
export type State = Omit<WordsFrame, "t">;

/** An entry of the log in words; one with `to` takes the entries `seq > to` out. */
export type Told = LogEntryWords;

type Word = string | number;

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Reads numbers one by one: seven bits a byte, the lowest first, negative ones zigzag. */
class Numbers {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  next(): bigint {
    let value = 0n;
    let shift = 0n;
    for (;;) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value & 1n ? -(value >> 1n) - 1n : value >> 1n;
      shift += 7n;
    }
  }

  count(): number {
    return Number(this.next());
  }
}

/** How many of each name are in a heap. */
function countsOf(means: MeaningInfo, heap: bigint): number[] {
  const bits = BigInt(means.bits ?? 8);
  const first = BigInt(means.first ?? 0);
  const lane = (1n << bits) - 1n;
  return (means.names ?? []).map((_, kind) => Number((heap >> (bits * (first + BigInt(kind)))) & lane));
}

const membersOf = (mask: bigint, size: number): number[] =>
  Array.from({ length: size }, (_, member) => member).filter((member) => (mask >> BigInt(member)) & 1n);

const piecesOf = (means: MeaningInfo, heap: bigint): string[] =>
  countsOf(means, heap).flatMap((count, kind) => Array<string>(count).fill(String(means.names?.[kind])));

const MOST_SEATS = 16;
const seatsOf = (mask: bigint): number[] => membersOf(mask, MOST_SEATS);

function digitsOf(packed: bigint): string {
  const digits: bigint[] = [];
  for (let rest = packed; rest > 0n; rest >>= 3n) if (rest & 7n) digits.push(rest & 7n);
  return digits.join(" ");
}

function heapInWords(means: MeaningInfo, heap: bigint): string {
  if (!means.counted) return piecesOf(means, heap).join(" ");
  return countsOf(means, heap)
    .flatMap((count, kind) => (count > 0 ? [`${count}x${String(means.names?.[kind])}`] : []))
    .join(" ");
}

/** Reads the states of one game. */
export class Decoder {
  constructor(readonly game: Description) {}

  /** A state of the wire in words. */
  state(frame: StateFrame): State {
    const record = bytesOf(frame.record);
    const numbers = new Numbers(bytesOf(frame.words));
    return {
      seq: frame.seq,
      seat: frame.seat,
      view: this.view(record, bytesOf(frame.facts), frame.seat),
      ask: this.firstSaid(numbers),
      // A match may be ended by agreement, whatever its position still asks.
      waiting: frame.over ? [] : this.waiting(record),
      moves: frame.over ? [] : [...this.moves(numbers).values()],
      undo: frame.undo,
      ask_undo: frame.ask_undo,
      log: frame.log.map((entry) => this.entry(entry)),
      over: frame.over,
    };
  }

  /** What somebody saw, in words. */
  position({ record, facts, seat, said }: ReviewPosition): Pick<State, "view" | "waiting"> & { says: Text[] } {
    const bytes = bytesOf(record);
    const says = said ? this.said(new Numbers(bytesOf(said))) : [];
    return { view: this.view(bytes, bytesOf(facts), seat), waiting: this.waiting(bytes), says };
  }

  /** A view, what follows from it and what never changes, in the game's words. */
  view(record: Uint8Array, facts: Uint8Array, viewer: number): Record<string, unknown> {
    const seats = this.number(this.game.record, record, "seats");
    const derived = this.fields(this.game.derived, facts, seats, null);
    const fields = this.fields(this.game.record, record, seats, viewer);
    delete fields.waiting;
    return { ...fields, derived: derived, facts: this.game.facts };
  }

  /** All that a position tells of itself, hidden things included, in the game's words. */
  whole(record: Uint8Array): Record<string, unknown> {
    const fields = this.fields(this.game.record, record, this.number(this.game.record, record, "seats"), null);
    delete fields.waiting;
    return fields;
  }

  /** What was said of a move, as texts. */
  told(said: string): Text[] {
    return this.said(new Numbers(bytesOf(said)));
  }

  /** The seats that owe a decision in a view. */
  waiting(record: Uint8Array): number[] {
    return seatsOf(BigInt(this.number(this.game.record, record, "waiting")));
  }

  private entry(entry: LogEntry): Told {
    const { seq, seat, said, to, note } = entry;
    const without: Text = { id: `say-log-${note ?? "undo"}`, args: { player: { seat } } };
    const says = said === undefined ? [without] : this.told(said);
    if (note) return { seq, seat, says, note };
    return to === undefined ? { seq, seat, says } : { seq, seat, says, to };
  }

  /** The legal moves by their codes, from the words of a state. */
  offers(words: Uint8Array): Map<number, Move> {
    const numbers = new Numbers(words);
    this.firstSaid(numbers);
    return this.moves(numbers);
  }

  private moves(numbers: Numbers): Map<number, Move> {
    const { notation, elements, picks } = this.game.moves;
    const moves = new Map<number, Move>();
    let code = 0;
    for (let left = numbers.count(); left > 0; left -= 1) {
      code += numbers.count();
      const ids = (picks[code] ?? []).map((element) => elements[element] ?? "");
      moves.set(code, { move: notation[code] ?? "", ids, say: this.firstSaid(numbers) });
    }
    return moves;
  }

  private firstSaid(numbers: Numbers): Text {
    return this.said(numbers)[0] ?? { id: "", args: {} };
  }

  /** All that is said at one place. */
  private said(numbers: Numbers): Text[] {
    const texts: Text[] = [];
    for (let left = numbers.count(); left > 0; left -= 1) {
      const message = this.game.messages[numbers.count()];
      const given = Array.from({ length: numbers.count() }, () => numbers.next());
      const args: Record<string, Arg> = {};
      message?.args.forEach(([name, number], index) => {
        const means = this.meaning(number);
        args[name] = means.is === "said" ? (texts.pop() ?? "") : this.argument(means, given[index] ?? 0n);
      });
      texts.push({ id: message?.id ?? "", args });
    }
    return texts;
  }

  private meaning(number: number): MeaningInfo {
    return this.game.meanings[number] ?? { is: "count" };
  }

  /** A number as the argument of a text. */
  private argument(means: MeaningInfo, number: bigint): Arg {
    const texts = means.texts ?? [];
    switch (means.is) {
      case "seat":
        return this.inWords(means, number) === Number(number) && number >= 0n
          ? { seat: Number(number) }
          : this.inWords(means, number);
      case "seats":
        return seatsOf(number).map((seat) => ({ seat }));
      case "one-of":
        return texts[Number(number) - (means.first ?? 0)] ?? this.inWords(means, number);
      case "set-of": {
        const names = means.names ?? [];
        const order = means.order ?? names.map((_, member) => member);
        const members = order.filter((member) => (number >> BigInt(member)) & 1n);
        return members.map((member) => texts[member] ?? String(names[member]));
      }
      case "heap-of":
        return this.heapArgument(means, number);
      default:
        return this.inWords(means, number);
    }
  }

  private heapArgument(means: MeaningInfo, heap: bigint): Arg {
    if (means.joined) return piecesOf(means, heap).reverse().join(means.joined);
    const told = (kind: number): Text | string => means.texts?.[kind] ?? String(means.names?.[kind]);
    return countsOf(means, heap).flatMap((count, kind): (Text | string)[] => {
      if (count === 0) return [];
      if (means.counted_text) return [{ id: means.counted_text, args: { count, card: told(kind) } }];
      return Array<Text | string>(count).fill(told(kind));
    });
  }

  /** A number in the words of a position. */
  private inWords(means: MeaningInfo, number: bigint): Word {
    switch (means.is) {
      case "one-of":
        return Number(number) === means.none ? "" : (means.names?.[Number(number) - (means.first ?? 0)] ?? "");
      case "set-of":
        return membersOf(number, means.names?.length ?? 0)
          .map((member) => String(means.names?.[member]))
          .join(" ");
      case "heap-of":
        return heapInWords(means, number);
      case "seat":
        return Object.entries(means.words ?? {}).find(([, value]) => BigInt(value) === number)?.[0] ?? Number(number);
      case "seats":
        return seatsOf(number).join(" ");
      case "digits":
        return digitsOf(number);
      case "code":
        return Number(number) === means.none ? "" : (this.game.moves.notation[Number(number)] ?? "");
      default:
        return Number(number);
    }
  }

  private fields(info: RecordInfo, bytes: Uint8Array, seats: number, viewer: number | null): Record<string, unknown> {
    return Object.fromEntries(info.fields.map((field) => [field.name, this.field(field, bytes, seats, viewer)]));
  }

  /** A field in words; what a viewer may not know is null. */
  private field(field: FieldInfo, bytes: Uint8Array, seats: number, viewer: number | null): unknown {
    if (viewer !== null && field.seen === "nobody") return null;
    const means = this.meaning(field.means);
    const numbers = numbersOf(field, bytes);
    const words = this.nested(means, field.shape, numbers);
    if (!Array.isArray(words)) return words;
    return words
      .slice(0, field.by_seat ? seats : words.length)
      .map((row: unknown, index) => (viewer !== null && field.seen === "owner" && index !== viewer ? null : row));
  }

  /** Numbers in words, in lists within lists of this shape. */
  private nested(means: MeaningInfo, shape: readonly number[], numbers: readonly bigint[]): unknown {
    const [length, ...inner] = shape;
    if (length === undefined) return this.inWords(means, numbers[0] ?? 0n);
    if (means.is === "row" && inner.length === 0) return this.rowInWords(means, numbers);
    const width = numbers.length / length;
    return Array.from({ length }, (_, at) => this.nested(means, inner, numbers.slice(at * width, (at + 1) * width)));
  }

  private rowInWords(means: MeaningInfo, numbers: readonly bigint[]): string {
    const item: MeaningInfo = means.item ?? { is: "count" };
    const words = numbers.filter((number) => number !== 0n).map((number) => this.inWords(item, number));
    return (means.turned ? words.reverse() : words).join(" ");
  }

  private number(info: RecordInfo, bytes: Uint8Array, name: string): number {
    const field = info.fields.find((each) => each.name === name);
    return field ? Number(numbersOf(field, bytes)[0] ?? 0n) : 0;
  }
}

const decoders = new Map<string, Promise<Decoder>>();

/** The decoder of a game under a version of its rules, loaded once. */
export function decoderOf(game: string, version: number): Promise<Decoder> {
  const key = `${game} ${version}`;
  const known = decoders.get(key) ?? describedBy(game, version).then((found) => new Decoder(found));
  decoders.set(key, known);
  known.catch(() => decoders.delete(key));
  return known;
}

/** The numbers of a field, as they lie in the record. */
function numbersOf(field: FieldInfo, bytes: Uint8Array): bigint[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = Number(field.type.slice(1));
  const count = field.shape.reduce((product, length) => product * length, 1);
  const signed = field.type.startsWith("i");
  const read = (at: number): bigint => {
    if (size === 1) return BigInt(signed ? data.getInt8(at) : data.getUint8(at));
    if (size === 2) return BigInt(signed ? data.getInt16(at, true) : data.getUint16(at, true));
    if (size === 4) return BigInt(signed ? data.getInt32(at, true) : data.getUint32(at, true));
    return signed ? data.getBigInt64(at, true) : data.getBigUint64(at, true);
  };
  return Array.from({ length: count }, (_, index) => read(field.at + index * size));
}
