/** A match as it is kept: a header, and a log in which every row carries the hash of the row before, as the server's does. */
import type { Placed } from "./placed";
import { bytesOfHex, hexOf, joined, sha256, utf8 } from "./sha256";

/** What a match begins with. */
export interface Header {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** 32 hexadecimal digits, as everything here that is bytes. */
  readonly key: string;
  readonly commitment: string;
  readonly created: number;
  /** A board of its own, or the position that the match began from. */
  readonly placed?: Placed;
}

export interface Seat {
  readonly seat: number;
  readonly kind: "me" | "local" | "bot";
  readonly name?: string;
  readonly level?: string;
  /** What all chance of this bot comes from; without it, it is drawn anew for each decision. */
  readonly seed?: string;
}

/**
 * One row of the log. `data` is the notation of a move, or for an undo the seq it goes back to. One of the kind of an undo whose
 * data is a word notes what happened beside the moves.
 */
export interface Row {
  readonly match: string;
  readonly seq: number;
  readonly kind: "move" | "undo";
  readonly seat: number;
  readonly data: string;
  /** Chosen by whoever asked for it, so that the same wish is never entered twice. */
  readonly command: string;
  readonly time: number;
  readonly previous: string;
  readonly hash: string;
}

export type NewRow = Omit<Row, "previous" | "hash">;

/** A match as it is kept. */
export interface Kept {
  readonly header: Header;
  readonly seats: readonly Seat[];
  readonly rows: readonly Row[];
}

const sorted = (options: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the first row of the log has as its previous hash. */
export function headerHash({ id, game, version, seats, options, key, commitment, created, placed }: Header): string {
  const fields = [id, game, version, seats, sorted(options), key, commitment, created, ...(placed ? [placed] : [])];
  return hexOf(sha256(utf8(JSON.stringify(fields))));
}

/** The row with its link of the chain. */
export function chained(row: NewRow, previous: string): Row {
  const { match, seq, kind, seat, data, command, time } = row;
  const told = utf8(JSON.stringify([match, seq, kind, seat, data, command, time]));
  return { ...row, previous, hash: hexOf(sha256(joined(told, bytesOfHex(previous)))) };
}

/** Whether these are all the rows from the first on, unchanged, each bound to the one before. */
export function isChained({ header, rows }: Kept): boolean {
  let previous = headerHash(header);
  return rows.every((row, index) => {
    const link = chained({ ...row, match: header.id, seq: index + 1 }, previous);
    const fits = row.seq === index + 1 && row.previous === previous && row.hash === link.hash;
    previous = row.hash;
    return fits;
  });
}

/** What the commitment binds the key to. */
export function headerLine(header: Pick<Header, "game" | "version" | "seats" | "options" | "placed">): string {
  const { game, version, seats, placed } = header;
  const options = Object.entries(sorted(header.options)).map(([name, number]) => `${name}=${number}`);
  const seal = placed ? [`${placed.kind}=${hexOf(sha256(utf8(placed.line)))}`] : [];
  return [game, String(version), `seats=${seats}`, ...options, ...seal].join(" ");
}

/** SHA-256 of the key and the header, shown before the first card (docs/record.md). */
export const commitmentOf = (key: string, header: string): string =>
  hexOf(sha256(joined(utf8(`ludotheque commitment 1\n${header}\n`), bytesOfHex(key))));
