/** The log of one match as it was played: what may come next, and the position it leads to. The server's matchlog.py, for one browser. */
import { fromBase64, type Engine } from "../engine/engine";
import type { Description, Note } from "../wire/protocol";
import { commitmentOf, headerLine, type Kept } from "./chain";
import { beginningOf } from "./placed";
import { codeOf, type PlayedMove } from "./record";
import { Damaged } from "./store";

/** A row of the log in codes: the move, where an undo goes back to, or what is noted, with what belongs to it. */
export interface Entry {
  readonly seat: number;
  readonly code: number;
  readonly to?: number;
  readonly note?: Note;
  readonly about?: string;
}

/** What would be the next row, worked out aside: nothing has happened until it is kept and appended. */
export interface Pending {
  readonly kind: "move" | "undo";
  readonly data: string;
  readonly entry: Entry;
  readonly after: Uint8Array;
  /** The seqs of the moves that are then not taken back. */
  readonly kept: readonly number[];
}

export class MatchLog {
  readonly entries: Entry[] = [];
  /** How many play. */
  readonly seats: number;
  position: Uint8Array;
  /** Whether the match was ended by agreement, before its time. */
  agreed = false;
  /** The table at which the match is followed by another one. */
  next: string | null = null;
  /** The seqs of the moves that were not taken back. */
  private kept: readonly number[] = [];
  private readonly beginning: Uint8Array;

  /** Throws `Damaged` where the rows do not lead anywhere. */
  constructor(
    readonly rules: Engine,
    readonly game: Description,
    { header, rows }: Kept,
  ) {
    if (commitmentOf(header.key, headerLine(header)) !== header.commitment) throw new Damaged(header.id);
    this.seats = header.seats;
    this.beginning = beginningOf(rules, game, header);
    this.position = this.beginning;
    for (const { seat, kind, data } of rows) {
      const pending = kind === "move" ? this.move(seat, data) : this.beside(seat, data);
      if (typeof pending === "number") throw new Damaged(header.id);
      this.append(pending);
    }
  }

  /** How many rows the log has. */
  get seq(): number {
    return this.entries.length;
  }

  /** Whether it was played to its end. */
  get isDecided(): boolean {
    return this.rules.waiting(this.position).length === 0;
  }

  get isOver(): boolean {
    return this.agreed || this.isDecided;
  }

  /** The moves that were not taken back. */
  get history(): readonly PlayedMove[] {
    return this.moves(this.kept);
  }

  private moves(seqs: readonly number[]): PlayedMove[] {
    return seqs.flatMap((seq) => this.entries[seq - 1] ?? []);
  }

  /** The position after the first `count` moves that were not taken back. */
  positionAt(count: number): Uint8Array {
    return this.after(this.kept.slice(0, count));
  }

  /** The position that these moves of the log lead to. */
  after(seqs: readonly number[]): Uint8Array {
    return this.moves(seqs).reduce((s, { seat, code }) => this.rules.play(s, seat, code), this.beginning);
  }

  /** The entry of a move; the number of the rule that forbids it, or 0 for what is no move at all. */
  move(seat: number, notation: string): Pending | number {
    const code = codeOf(this.game, notation);
    return code === undefined ? 0 : this.moveCode(seat, code);
  }

  moveCode(seat: number, code: number): Pending | number {
    const rule = this.agreed ? 0 : this.rules.whyNot(this.position, seat, code);
    if (this.agreed || rule > 0) return rule;
    return {
      kind: "move",
      data: this.game.moves.notation[code] ?? "",
      entry: { seat, code },
      after: this.rules.play(this.position, seat, code),
      kept: [...this.kept, this.seq + 1],
    };
  }

  /** Nobody but bots and people at this screen plays here, so a person goes back as he likes, until the key is open. */
  mayUndo(seat: number): boolean {
    return !this.isOver && this.history.some((played) => played.seat === seat);
  }

  /** The entry of an undo of a seat's last move; call it where `mayUndo`. */
  undo(seat: number): Pending {
    const own = this.history.findLastIndex((played) => played.seat === seat);
    return this.gone(seat, (this.kept[own] ?? 1) - 1);
  }

  /** The entry that notes something for a seat. */
  note(seat: number, note: Note, about = ""): Pending {
    const entry = { seat, code: -1, note, about };
    return { kind: "undo", data: `${note} ${about}`.trim(), entry, after: this.position, kept: this.kept };
  }

  /** The entry of a row that is no move: an undo, or a note. */
  private beside(seat: number, data: string): Pending {
    const [word = "", about] = data.split(" ");
    return word === "end" || word === "next" ? this.note(seat, word, about) : this.gone(seat, Number(data));
  }

  private gone(seat: number, to: number): Pending {
    const kept = this.kept.filter((seq) => seq <= to);
    return { kind: "undo", data: String(to), entry: { seat, code: -1, to }, after: this.after(kept), kept };
  }

  /** The entry is kept: it has happened. */
  append({ entry, after, kept }: Pending): void {
    this.entries.push(entry);
    this.agreed ||= entry.note === "end";
    if (entry.note === "next") this.next = entry.about ?? null;
    this.position = after;
    this.kept = kept;
  }

  /**
   * Whether what a seat answers, having seen the log up to `seq`, still answers what it is asked now. It does where only other
   * seats have decided since and nothing changed for this one; after an undo it never does.
   */
  stillAsked(seat: number, seq: number): boolean {
    if (this.agreed) return false;
    if (seq >= this.seq || seq < 0) return seq === this.seq;
    const later = this.entries.slice(seq);
    if (later.some((entry) => entry.to !== undefined || entry.seat === seat)) return false;
    const then = this.positionAt(this.kept.length - later.length);
    const [before, now] = [then, this.position].map((s) => this.question(s, seat));
    return now !== undefined && now !== "" && now === before;
  }

  /** All that a seat decides by, which others have decided left out; empty where it has no move. */
  private question(position: Uint8Array, seat: number): string {
    const legal = this.rules.legal(position, seat);
    const view = fromBase64(this.rules.pack(position, seat).record);
    const waiting = this.game.record.fields.find(({ name }) => name === "waiting");
    const size = Number(waiting?.type.slice(1) ?? 0);
    for (let i = 0; i < size; i += 1) {
      const at = (waiting?.at ?? 0) + i;
      view[at] = (view[at] ?? 0) & ((1 << seat) >> (8 * i));
    }
    return legal.length === 0 ? "" : `${legal.join(" ")} ${view.join(" ")}`;
  }

  /** What a viewer was told of each entry after `since`, as bytes in base64; nothing of an undo. */
  said(viewer: number, since: number): (string | undefined)[] {
    const told: (string | undefined)[] = [];
    let played: number[] = [];
    let s = this.beginning;
    this.entries.forEach(({ seat, code, to, note }, index) => {
      if (note) {
        if (index >= since) told.push(undefined);
        return;
      }
      const before = s;
      played = to === undefined ? [...played, index + 1] : played.filter((seq) => seq <= to);
      s = to === undefined ? this.rules.play(s, seat, code) : this.after(played);
      if (index < since) return;
      told.push(to === undefined ? this.rules.narrations(before, seat, code, s).get(viewer) : undefined);
    });
    return told;
  }
}
