/**
 * Where this browser keeps its matches: IndexedDB. The log is the truth: whoever appends `(match, seq)` first wins, in whichever
 * tab that is, and an append that is answered is on the disk.
 */
import { chained, headerHash, isChained, type Header, type Kept, type NewRow, type Row, type Seat } from "./chain";

/** Somebody else, another tab, has appended this seq already. */
export class Conflict extends Error {}

/** The rows of this match do not fit together. */
export class Damaged extends Error {}

/** This command of this seat is in the log, at `seq`. */
export class AlreadyDone extends Error {
  constructor(readonly seq: number) {
    super(`done at ${seq}`);
  }
}

/** The store cannot write: no room, or the browser forbids it. Nothing was changed. */
export class Unavailable extends Error {}

/** Keeps matches. Every method may be rejected with `Unavailable`. */
export interface MatchStore {
  /** Whether what is kept here outlives the page. */
  readonly durable: boolean;
  /** Keeps a new match, with the rows that it has already. */
  create(header: Header, seats: readonly Seat[], rows?: readonly Row[]): Promise<void>;
  /** The whole match, its chain verified (else `Damaged`); null if there is no such match. */
  load(match: string): Promise<Kept | null>;
  /** Appends one row; `Conflict` if it is not the next, `AlreadyDone` for a known command. */
  append(row: NewRow): Promise<Row>;
  forget(match: string): Promise<void>;
}

interface Headed {
  readonly id: string;
  readonly header: Header;
  readonly seats: readonly Seat[];
}

const DATABASE = "ludotheque";
const MATCHES = "matches";
const LOG = "log";
const COMMANDS = "commands";
const LAST = Number.MAX_SAFE_INTEGER;

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Unavailable(request.error?.name));
  });

/** What is found under a key. */
const found = <T>(store: { get(key: IDBValidKey): IDBRequest<unknown> }, key: IDBValidKey): Promise<T | undefined> =>
  result(store.get(key)) as Promise<T | undefined>;

/** Opens the store of this browser; rejected with `Unavailable` where it has none. */
export async function openStore(): Promise<MatchStore> {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(MATCHES, { keyPath: "id" });
      const log = request.result.createObjectStore(LOG, { keyPath: ["match", "seq"] });
      log.createIndex(COMMANDS, ["match", "seat", "command"], { unique: true });
    };
    const database = await result(request);
    // Another tab with a newer client must not wait for this one.
    database.onversionchange = () => database.close();
    return new BrowserStore(database);
  } catch (trouble) {
    throw trouble instanceof Unavailable ? trouble : new Unavailable(String(trouble));
  }
}

class BrowserStore implements MatchStore {
  readonly durable = true;

  constructor(private readonly database: IDBDatabase) {}

  /** Does something in one transaction; what `work` throws takes it all back. Done when it is on the disk. */
  private async within<T>(mode: IDBTransactionMode, work: (found: IDBTransaction) => Promise<T>): Promise<T> {
    let transaction: IDBTransaction;
    try {
      transaction = this.database.transaction([MATCHES, LOG], mode, { durability: "strict" });
    } catch (trouble) {
      throw new Unavailable(String(trouble));
    }
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(new Unavailable(transaction.error?.name ?? "aborted"));
    });
    try {
      const made = await work(transaction);
      await done;
      return made;
    } catch (trouble) {
      done.catch(() => undefined);
      if (trouble instanceof Unavailable) throw trouble;
      transaction.abort();
      throw trouble instanceof Conflict || trouble instanceof AlreadyDone ? trouble : new Unavailable(String(trouble));
    }
  }

  create(header: Header, seats: readonly Seat[], rows: readonly Row[] = []): Promise<void> {
    const headed: Headed = { id: header.id, header, seats };
    return this.within("readwrite", async (transaction) => {
      const log = transaction.objectStore(LOG);
      await result(transaction.objectStore(MATCHES).add(headed));
      for (const row of rows) await result(log.add(row));
    });
  }

  async load(match: string): Promise<Kept | null> {
    const [headed, rows] = await this.within("readonly", async (transaction) => [
      await found<Headed>(transaction.objectStore(MATCHES), match),
      (await result(transaction.objectStore(LOG).getAll(IDBKeyRange.bound([match, 0], [match, LAST])))) as Row[],
    ]);
    if (!headed) return null;
    const kept = { header: headed.header, seats: headed.seats, rows };
    if (!isChained(kept)) throw new Damaged(match);
    return kept;
  }

  append(row: NewRow): Promise<Row> {
    const { match, seq, seat, command } = row;
    return this.within("readwrite", async (transaction) => {
      const log = transaction.objectStore(LOG);
      const done = await found<Row>(log.index(COMMANDS), [match, seat, command]);
      if (done) throw new AlreadyDone(done.seq);
      if (await found<Row>(log, [match, seq])) throw new Conflict();
      const previous = await this.hashBefore(transaction, match, seq);
      if (previous === undefined) throw new Conflict();
      const made = chained(row, previous);
      await result(log.add(made));
      return made;
    });
  }

  private async hashBefore(transaction: IDBTransaction, match: string, seq: number): Promise<string | undefined> {
    if (seq > 1) return (await found<Row>(transaction.objectStore(LOG), [match, seq - 1]))?.hash;
    const headed = await found<Headed>(transaction.objectStore(MATCHES), match);
    return headed && headerHash(headed.header);
  }

  forget(match: string): Promise<void> {
    return this.within("readwrite", async (transaction) => {
      await result(transaction.objectStore(MATCHES).delete(match));
      await result(transaction.objectStore(LOG).delete(IDBKeyRange.bound([match, 0], [match, LAST])));
    });
  }
}

/** For a browser that keeps nothing: matches that end with the page, which says so. */
export class PassingStore implements MatchStore {
  readonly durable = false;
  private readonly matches = new Map<string, { header: Header; seats: readonly Seat[]; rows: Row[] }>();

  create(header: Header, seats: readonly Seat[], rows: readonly Row[] = []): Promise<void> {
    this.matches.set(header.id, { header, seats, rows: [...rows] });
    return Promise.resolve();
  }

  load(match: string): Promise<Kept | null> {
    const kept = this.matches.get(match);
    return Promise.resolve(kept ? { ...kept, rows: [...kept.rows] } : null);
  }

  append(row: NewRow): Promise<Row> {
    const kept = this.matches.get(row.match);
    if (kept?.rows.length !== row.seq - 1) return Promise.reject(new Conflict());
    const made = chained(row, kept.rows.at(-1)?.hash ?? headerHash(kept.header));
    kept.rows.push(made);
    return Promise.resolve(made);
  }

  forget(match: string): Promise<void> {
    this.matches.delete(match);
    return Promise.resolve();
  }
}
