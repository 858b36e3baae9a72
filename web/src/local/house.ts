/**
 * All tables of this browser, as its worker keeps them: opened, joined, played at, looked at afterwards. Whatever a person is to
 * read comes back as a text (`Refused`), as from the server.
 */
import { newId } from "../base/id";
import { Refused } from "../wire/api";
import type { Decoder } from "../wire/decode";
import type {
  Answer,
  Bye,
  Command,
  OptionInfo,
  Review,
  ReviewPosition,
  ReviewProgress,
  StateFrame,
  TableFrame,
  TableWish,
  Text,
} from "../wire/protocol";
import { chained, commitmentOf, headerHash, headerLine, type Header, type Kept, type Row, type Seat } from "./chain";
import { keyOf } from "./deals";
import { PREFIX } from "./ids";
import type { MatchLog } from "./matchlog";
import { AGREED, readRecord, recordOf, type MatchRecord } from "./record";
import { nextStarter, nextWish, startingKey, type RematchWish } from "./rematch";
import { hexOf, sha256, utf8 } from "./sha256";
import { reviewed } from "./review";
import { Damaged, Unavailable, type MatchStore } from "./store";
import { LocalTable, troubleOf, type Playable, type TableParts } from "./table";

export interface HouseParts {
  readonly store: MatchStore;
  /** All that is needed to play a game. Throws `Refused` where it cannot be had. */
  readonly load: (game: string, version: number) => Promise<Playable>;
  /** The newest version of a game's rules. */
  readonly newest: (game: string) => Promise<number>;
  /** Tells whoever sits at a table here. */
  readonly tell: (table: string, frame: TableFrame | StateFrame | Bye) => void;
  /** Tells the other tabs that a match has moved on. */
  readonly onMoved: (table: string) => void;
  /** Calls when no other tab leads this table (any more); returns how to let go. */
  readonly lead: (table: string, leads: () => void) => () => void;
}

/** A record that is now a table here. */
export interface Imported {
  readonly table: string;
  readonly game: string;
  readonly over: boolean;
}

interface Seated {
  readonly table: LocalTable;
  /** The seq up to which everything was told; −1 as long as nobody is here. */
  told: number;
  letGo: () => void;
}

interface Work {
  progress: ReviewProgress;
  found: Review | null;
  trouble: unknown;
}

export class House {
  private readonly tables = new Map<string, Promise<Seated>>();
  private readonly reviews = new Map<string, Work>();

  constructor(private readonly parts: HouseParts) {}

  /**
   * Opens a table; its id. The words of a deal make it the same match for whoever plays it the same way; where a seat
   * is to start, the key is drawn until it does.
   */
  async open(wish: TableWish, deal?: string, starter?: number): Promise<string> {
    const version = await this.parts.newest(wish.game);
    const { decoder, rules } = await this.parts.load(wish.game, version);
    const options = Object.fromEntries(
      decoder.game.options.map((option) => [option.name, wished(option, wish.options?.[option.name])]),
    );
    const head = { game: wish.game, version, seats: wish.seats.length, options };
    const key = deal === undefined ? startingKey(rules, head, starter) : keyOf(deal);
    const seats = wish.seats.map((seat, number): Seat => {
      if (seat.kind === "friend") throw new Refused({ id: "say-friends-elsewhere" });
      return { ...seat, seat: number, ...(deal !== undefined && seat.kind === "bot" ? { seed: deal } : {}) };
    });
    const header: Header = { ...head, id: PREFIX + newId().slice(0, 12), key, ...sealOf(head, key) };
    await this.kept(() => this.parts.store.create(header, seats));
    return header.id;
  }

  /** Opens the table of the match that follows another. */
  private async openNext(last: Kept, log: MatchLog, command: RematchWish): Promise<string> {
    const game = command.game ?? last.header.game;
    const { decoder } = await this.parts.load(game, await this.parts.newest(game));
    return this.open(nextWish(last, decoder.game, command), undefined, nextStarter(log));
  }

  /** Keeps the match of a record as a table of its own; one that is over only once. Throws `DamagedRecord`. */
  async import(text: string): Promise<Imported> {
    const { record, decoder } = await this.read(text);
    const over = record.result !== "unfinished";
    const name = over ? hexOf(sha256(utf8(text))) : newId();
    const header: Header = { ...headOf(record), id: PREFIX + name.slice(0, 12), created: Date.now() };
    const seats = Array.from({ length: record.seats }, (_, seat): Seat => {
      const name = record.names[seat];
      return { seat, kind: "local", ...(name === undefined ? {} : { name }) };
    });
    const imported = { table: header.id, game: record.game, over };
    if (over && (await this.kept(() => this.parts.store.load(header.id)))) return imported;
    await this.kept(() => this.parts.store.create(header, seats, rowsOf(header, record, decoder)));
    return imported;
  }

  /** Opens a table at the position of a record after `count` of its moves, with other people at it. Throws `DamagedRecord`. */
  async branch(text: string, count: number, seats: readonly Omit<Seat, "seat">[]): Promise<string> {
    const { record, decoder } = await this.read(text);
    const header: Header = { ...headOf(record), id: PREFIX + newId().slice(0, 12), created: Date.now() };
    const rows = rowsOf(header, { ...record, moves: record.moves.slice(0, count) }, decoder);
    const seated = seats.map((seat, number): Seat => ({ ...seat, seat: number }));
    await this.kept(() => this.parts.store.create(header, seated, rows));
    return header.id;
  }

  private async read(text: string): Promise<{ record: MatchRecord; decoder: Decoder }> {
    const { game, version } = recordOf(text);
    const { rules, decoder } = await this.parts.load(game, version);
    return { record: readRecord(text, decoder, rules), decoder };
  }

  forget(id: string): Promise<void> {
    this.tables.delete(id);
    return this.kept(() => this.parts.store.forget(id));
  }

  /** Sits down: from now on whatever happens after `since` is told. */
  async join(id: string, since: number): Promise<void> {
    const seated = await this.seated(id);
    seated.told = Math.min(since, seated.table.seq);
    this.parts.tell(id, seated.table.frame());
    this.tellStates(id, seated);
    seated.letGo();
    seated.letGo = this.parts.lead(id, () => seated.table.lead());
  }

  async leave(id: string): Promise<void> {
    const seated = await this.tables.get(id);
    this.tables.delete(id);
    seated?.table.close();
    seated?.letGo();
  }

  async ask(id: string, command: Command): Promise<Answer> {
    return (await this.seated(id)).table.answer(command);
  }

  async info(id: string): Promise<TableFrame> {
    return (await this.seated(id)).table.frame();
  }

  /** The record of a match that is over. */
  async record(id: string): Promise<string> {
    return (await this.over(id, "say-record-later")).record();
  }

  async review(id: string): Promise<Review | ReviewProgress> {
    const table = await this.over(id, "say-review-later");
    const work = this.reviews.get(id) ?? { progress: { done: 0, of: 0 }, found: null, trouble: null };
    if (!this.reviews.has(id)) {
      this.reviews.set(id, work);
      reviewed(table.matchlog, table.game, (progress) => (work.progress = progress)).then(
        (found) => (work.found = found),
        (trouble: unknown) => (work.trouble = trouble ?? "nothing"),
      );
    }
    if (work.trouble !== null) throw new Refused({ id: troubleOf(work.trouble) });
    return work.found ?? work.progress;
  }

  /** What a viewer, or else whoever made it, saw before a move (from 1) and was told of it; one number on, the end. */
  async position(id: string, number: number, viewer?: number): Promise<ReviewPosition> {
    const { matchlog } = await this.over(id, "say-review-later");
    const { rules, history } = matchlog;
    const moves = history.length;
    const made = history[number - 1];
    const by = (number === moves + 1 ? history.at(-1) : made)?.seat;
    if (by === undefined) throw new Refused({ id: "say-not-found" });
    const seat = viewer ?? by;
    const before = matchlog.positionAt(number - 1);
    const { record, facts } = rules.pack(before, seat);
    const told = made && rules.narrations(before, by, made.code, matchlog.positionAt(number)).get(seat);
    return { number, moves, by, seat, record, facts, said: told ?? "" };
  }

  /** Another tab has moved a match on. */
  async moved(id: string): Promise<void> {
    const seated = await this.tables.get(id);
    await seated?.table.catchUp();
  }

  private async over(id: string, otherwise: string): Promise<LocalTable> {
    const { table } = await this.seated(id);
    if (!table.matchlog.isOver) throw new Refused({ id: otherwise });
    return table;
  }

  private seated(id: string): Promise<Seated> {
    const found = this.tables.get(id) ?? this.load(id);
    this.tables.set(id, found);
    found.catch(() => this.tables.delete(id));
    return found;
  }

  private async load(id: string): Promise<Seated> {
    const kept = await this.kept(() => this.parts.store.load(id));
    if (!kept) throw new Refused({ id: "say-no-table" });
    const game = await this.parts.load(kept.header.game, kept.header.version);
    const seated: Seated = {
      table: this.tableOf(kept, game, () => seated),
      told: -1,
      letGo: () => undefined,
    };
    return seated;
  }

  private tableOf(kept: Kept, game: Playable, seated: () => Seated): LocalTable {
    const { store, tell, onMoved } = this.parts;
    const { id } = kept.header;
    const onNews = (): void => {
      // What is noted beside the moves is told with the table.
      if (seated().told >= 0 && seated().table.matchlog.entries.at(-1)?.note) tell(id, seated().table.frame());
      this.tellStates(id, seated());
      onMoved(id);
    };
    const onTrouble = (say: Text | null): void => tell(id, say ? { t: "bye", say } : seated().table.frame());
    try {
      const openNext: TableParts["openNext"] = (last, log, wish) => this.openNext(last, log, wish);
      return new LocalTable(kept, { store, game, onNews, onTrouble, openNext });
    } catch (trouble) {
      if (trouble instanceof Damaged) throw new Refused({ id: "say-table-damaged" });
      throw trouble;
    }
  }

  private tellStates(id: string, seated: Seated): void {
    if (seated.told < 0) return;
    for (const state of seated.table.states(seated.told)) this.parts.tell(id, state);
    seated.told = seated.table.seq;
  }

  /** What is done with the store, its troubles told in words. */
  private async kept<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (trouble) {
      if (trouble instanceof Unavailable) throw new Refused({ id: "say-not-kept" });
      if (trouble instanceof Damaged) throw new Refused({ id: "say-table-damaged" });
      throw trouble;
    }
  }
}

const wished = (option: OptionInfo, wish: number | undefined): number => wish ?? option.default;

const sealOf = (
  head: Pick<Header, "game" | "version" | "seats" | "options">,
  key: string,
): Pick<Header, "commitment" | "created"> => ({ commitment: commitmentOf(key, headerLine(head)), created: Date.now() });

const headOf = (record: MatchRecord): Omit<Header, "id" | "created"> => {
  const { game, version, seats, options, key, commitment, placed } = record;
  return { game, version, seats, options, key, commitment, ...(placed ? { placed } : {}) };
};

/** The rows of a match that was played elsewhere. */
function rowsOf(header: Header, record: MatchRecord, { game }: Decoder): Row[] {
  const rows: Row[] = [];
  let previous = headerHash(header);
  const add = (kind: Row["kind"], seat: number, data: string): void => {
    const seq = rows.length + 1;
    const told = { match: header.id, seq, kind, seat, data, command: `record-${seq}`, time: header.created };
    const row = chained(told, previous);
    previous = row.hash;
    rows.push(row);
  };
  for (const { seat, code } of record.moves) add("move", seat, game.moves.notation[code] ?? "");
  if (record.result === AGREED) add("undo", 0, "end");
  return rows;
}
