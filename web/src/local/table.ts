/**
 * A table in this browser: who sits there, the log of its match, and what is said of it. Its order of work is the server's:
 * apply to a copy, append and have it on the disk, acknowledge, tell. It says the frames of docs/protocol.md §3.
 */
import type { AdvisedMove, Answer, Command, Move, SeatInfo, StateFrame, TableFrame, Text } from "../wire/protocol";
import type { Decoder } from "../wire/decode";
import { ONLOOKER } from "../wire/protocol";
import { fromBase64, type Advice, type Engine } from "../engine/engine";
import { newId } from "../base/id";
import { Refused } from "../wire/api";
import type { Kept, Seat } from "./chain";
import { luckOf } from "./deals";
import { MatchLog, type Pending } from "./matchlog";
import { resultOf, writeRecord } from "./record";
import type { Thinker } from "./thinker";
import { AlreadyDone, Conflict, Unavailable, type MatchStore } from "./store";

/** All that is needed to play a game here. */
export interface Playable {
  readonly rules: Engine;
  readonly decoder: Decoder;
  /** Bots think beside hints and reviews: whoever asks is not to wait for them. */
  readonly bots: Thinker;
  readonly adviser: Thinker;
}

export interface TableParts {
  readonly store: MatchStore;
  readonly game: Playable;
  /** Called when there is something new to tell. */
  readonly onNews: () => void;
  /** Opens the table of the match that follows this one; its id. Rejected with `Refused`. */
  readonly openNext: (last: Kept, log: MatchLog, wish: Extract<Command, { t: "rematch" }>) => Promise<string>;
  /** Called when a bot's move cannot be kept, and again with null when it can. */
  readonly onTrouble: (say: Text | null) => void;
}

/** How long, in milliseconds, a bot waits before it tries again to have its move kept. */
const PATIENCE = 1000;
const NOTHING_PROPOSED: Text = { id: "say-no-proposal" };

const digits = (chance: number): number => Math.round(chance * 10_000) / 10_000;

export class LocalTable {
  readonly game: Playable;
  private log: MatchLog;
  /** The wishes of this table, one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  /** seat → the seq at which its bot was asked */
  private readonly thinking = new Map<number, number>();
  private hinting = false;
  private closed = false;
  /** Whether the bots think here, and not in another tab at this table. */
  private leads = false;

  /** Throws `Damaged`. */
  constructor(
    private kept: Kept,
    private readonly parts: TableParts,
  ) {
    this.game = parts.game;
    this.log = new MatchLog(this.game.rules, this.game.decoder.game, kept);
  }

  get seq(): number {
    return this.log.seq;
  }

  get matchlog(): MatchLog {
    return this.log;
  }

  close(): void {
    this.closed = true;
  }

  /** From now on the bots think here. */
  lead(): void {
    this.leads = true;
    this.letBotsMove();
  }

  /** The seats of people: all of them are at this screen. */
  get people(): number[] {
    return this.kept.seats.filter(({ kind }) => kind !== "bot").map(({ seat }) => seat);
  }

  frame(): TableFrame {
    const { id, game, version, options, commitment } = this.kept.header;
    const seats = this.kept.seats.map(seatInfo);
    const waiting = this.log.isOver ? [] : this.game.rules.waiting(this.log.position);
    const whose = { you: this.people, host: true, proposal: null, next: this.log.next };
    return { t: "table", table: id, game, version, seats, options, commitment, waiting, ...whose };
  }

  /** A state for everybody at this screen, or for the onlooker, with the log after `since`. */
  states(since: number): StateFrame[] {
    return (this.people.length > 0 ? this.people : [ONLOOKER]).map((viewer) => this.state(viewer, since));
  }

  private state(viewer: number, since: number): StateFrame {
    const first = Math.min(Math.max(since, 0), this.log.seq);
    const packed = this.game.rules.pack(this.log.position, viewer);
    const log = this.log.said(viewer, first).map((said, index) => {
      const seq = first + index + 1;
      const { seat = 0, to, note } = this.log.entries[seq - 1] ?? {};
      const beside = { ...(to === undefined ? {} : { to }), ...(note === undefined ? {} : { note }) };
      return { seq, seat, ...(said === undefined ? {} : { said }), ...beside };
    });
    return {
      t: "state",
      seq: this.log.seq,
      seat: viewer,
      ...packed,
      undo: viewer !== ONLOOKER && this.mayUndo(viewer),
      log,
      over: this.over(),
      ask_undo: false,
    };
  }

  /** Whether this is a deal that others play too, against the very same bots: nobody tries it out, nobody is helped. */
  private get isShared(): boolean {
    return this.kept.seats.some(({ seed }) => seed !== undefined);
  }

  private mayUndo(seat: number): boolean {
    return !this.isShared && this.log.mayUndo(seat);
  }

  private over(): StateFrame["over"] {
    if (!this.log.isOver) return null;
    const { points, places } = this.game.rules.points(this.log.position);
    const { agreed } = this.log;
    return { points, ranks: agreed ? [] : places, key: this.kept.header.key, agreed };
  }

  /** The record of the match as it stands, with its key. */
  record(): string {
    const { header, seats } = this.kept;
    const names = seats.map(({ seat, name, level }) => name ?? level ?? `#${seat}`);
    const result = resultOf(this.game.rules, this.log.position, this.log.agreed);
    return writeRecord({ ...header, names, moves: this.log.history, result }, this.game.decoder.game);
  }

  /** Carries a command out and answers it; wishes that change the match wait for each other. */
  answer(command: Command): Promise<Answer> {
    if (command.t === "hint") return this.hint(command);
    if (command.t === "why") return Promise.resolve(this.why(command));
    // Whoever plays here takes back, and ends, as he likes: nobody has to be asked.
    if (command.t === "propose" && command.what === "end") return this.inTurn(() => this.end(command));
    if (command.t === "move" || command.t === "undo") return this.inTurn(() => this.enter(command));
    if (command.t === "rematch") return this.inTurn(() => this.rematch(command));
    return Promise.resolve(this.no(command.id, NOTHING_PROPOSED));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private no(id: string, say: Text, rule: string | null = null): Answer {
    return { t: "no", id, seq: this.log.seq, rule, say };
  }

  private async enter(command: Extract<Command, { t: "move" | "undo" }>): Promise<Answer> {
    const { id, seat, seq } = command;
    const crossed = command.t === "move" && this.log.stillAsked(seat, seq);
    if (seq !== this.log.seq && !crossed) return this.no(id, { id: "say-moved-on" });
    if (command.t === "undo" && !this.mayUndo(seat)) {
      return this.no(id, { id: this.log.isOver ? "say-undo-over" : "say-undo-refused" });
    }
    const pending = command.t === "undo" ? this.log.undo(seat) : this.log.move(seat, command.move);
    if (typeof pending === "number") return this.refusal(id, pending, command);
    try {
      return { t: "ok", id, seq: await this.commit(pending, id) };
    } catch (trouble) {
      return this.no(id, { id: troubleOf(trouble) });
    }
  }

  private async end({ id, seat }: Command): Promise<Answer> {
    if (this.log.isOver) return this.no(id, { id: "say-match-over" });
    return this.noted(id, this.log.note(seat, "end"));
  }

  /** Opens the table of the next match, unless that was done. */
  private async rematch(command: Extract<Command, { t: "rematch" }>): Promise<Answer> {
    const { id, seat } = command;
    if (!this.log.isOver) return this.no(id, { id: "say-match-goes-on" });
    if (this.log.next) return { t: "ok", id, seq: this.log.seq };
    try {
      const next = await this.parts.openNext(this.kept, this.log, command);
      return await this.noted(id, this.log.note(seat, "next", next));
    } catch (trouble) {
      if (trouble instanceof Refused) return this.no(id, trouble.say);
      throw trouble;
    }
  }

  private async noted(id: string, pending: Pending): Promise<Answer> {
    try {
      return { t: "ok", id, seq: await this.commit(pending, id) };
    } catch (trouble) {
      return this.no(id, { id: troubleOf(trouble) });
    }
  }

  private refusal(id: string, number: number, command: Command): Answer {
    const move = command.t === "move" ? command.move : "";
    if (this.log.agreed) return this.no(id, { id: "say-match-ended" });
    if (number === 0) return this.no(id, { id: "say-no-such-move", args: { move } });
    const { name, letter } = this.game.decoder.game;
    return this.no(id, { id: `${name}-${letter}${number}` }, `${letter}${number}`);
  }

  /** Has an entry kept, and only then at the table; its seq. Rejected with `Conflict`, caught up with the other tab. */
  private async commit(pending: Pending, command: string): Promise<number> {
    const row = { match: this.kept.header.id, seq: this.log.seq + 1, command, time: Date.now() };
    try {
      await this.parts.store.append({ ...row, kind: pending.kind, seat: pending.entry.seat, data: pending.data });
    } catch (trouble) {
      if (trouble instanceof AlreadyDone || trouble instanceof Conflict) await this.catchUp();
      if (trouble instanceof AlreadyDone) return trouble.seq;
      throw trouble;
    }
    this.log.append(pending);
    this.parts.onNews();
    this.letBotsMove();
    return row.seq;
  }

  /** Another tab has moved the match on: become what is kept. */
  async catchUp(): Promise<void> {
    const kept = await this.parts.store.load(this.kept.header.id);
    if (!kept || kept.rows.length <= this.log.seq) return;
    this.log = new MatchLog(this.game.rules, this.game.decoder.game, kept);
    this.kept = kept;
    this.parts.onNews();
    this.letBotsMove();
  }

  private why({ id, seat, seq, ids }: Extract<Command, { t: "why" }>): Answer {
    if (!this.log.stillAsked(seat, seq)) return this.no(id, { id: "say-moved-on" });
    const { name, letter, moves } = this.game.decoder.game;
    const elements = ids.map((element) => moves.elements.indexOf(element));
    const number = this.game.rules.whyNotPicked(this.log.position, seat, elements);
    if (number === 0) return { t: "why", id, rule: null, say: { id: "say-no-move-fits" } };
    return { t: "why", id, rule: `${letter}${number}`, say: { id: `${name}-${letter}${number}` } };
  }

  private async hint({ id, seat, seq }: Extract<Command, { t: "hint" }>): Promise<Answer> {
    if (this.isShared) return this.no(id, { id: "say-no-help-here" });
    if (this.hinting) return this.no(id, { id: "say-one-hint-at-a-time" });
    if (!this.log.stillAsked(seat, seq)) return this.no(id, { id: "say-moved-on" });
    const { rules, decoder, adviser } = this.game;
    const asked = this.log.position;
    if (rules.legal(asked, seat).length === 0) return this.no(id, { id: "say-not-your-turn" });
    this.hinting = true;
    try {
      const found = await adviser.think(
        (engine) => engine.hint(asked, seat, newSeed()),
        () => this.closed || !this.log.stillAsked(seat, seq),
      );
      if (!found) return this.no(id, { id: "say-moved-on" });
      const offers = decoder.offers(fromBase64(rules.pack(asked, seat).words));
      return { t: "hint", id, best: found.advice().map((each) => advised(each, offers.get(each.move))) };
    } finally {
      this.hinting = false;
    }
  }

  /** Sees to it that every bot that owes a decision thinks about it. To be called whenever the match has changed. */
  private letBotsMove(): void {
    if (this.closed || !this.leads || this.log.isOver) return;
    for (const seat of this.game.rules.waiting(this.log.position)) {
      const { level, seed } = this.kept.seats[seat] ?? {};
      const asked = this.thinking.get(seat);
      if (level === undefined || (asked !== undefined && this.log.stillAsked(seat, asked))) continue;
      this.thinking.set(seat, this.log.seq);
      const luck = seed === undefined ? newSeed() : luckOf(seed, seat, this.movesOf(seat));
      void this.bot(seat, level, this.log.seq, luck);
    }
  }

  private movesOf(seat: number): number {
    return this.log.history.filter((played) => played.seat === seat).length;
  }

  /** Lets a bot decide what it was asked at `seq`. A move that cannot be kept is tried again, and the page says so. */
  private async bot(seat: number, level: string, seq: number, luck: bigint): Promise<void> {
    const isIdle = (): boolean => this.closed || this.thinking.get(seat) !== seq || !this.log.stillAsked(seat, seq);
    const { onTrouble } = this.parts;
    const asked = this.log.position;
    const decided = await this.game.bots.think((engine) => engine.bot(asked, seat, level, luck), isIdle);
    const command = `bot-${newId()}`;
    const enter = async (): Promise<void> => {
      if (!decided || isIdle()) return;
      const pending = this.log.moveCode(seat, decided.move());
      if (typeof pending === "number") throw new Error(`the bot's move ${decided.move()} is not legal`);
      this.thinking.delete(seat);
      await this.commit(pending, command);
      onTrouble(null);
    };
    await this.inTurn(enter).catch(async (trouble: unknown) => {
      if (trouble instanceof Conflict) return;
      onTrouble({ id: troubleOf(trouble) });
      if (!(trouble instanceof Unavailable)) return;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      this.letBotsMove();
    });
  }
}

function advised({ move, share, chance }: Advice, offer: Move | undefined): AdvisedMove {
  if (!offer) throw new Error(`${move} is not offered`);
  return { ...offer, share: digits(share), ...(chance === null ? {} : { chance: digits(chance) }) };
}

/** A seed for somebody's own chance. */
const newSeed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;

function seatInfo({ seat, kind, name, level }: Seat): SeatInfo {
  const who = { ...(name === undefined ? {} : { name }), ...(level === undefined ? {} : { level }) };
  return { seat, kind, taken: true, online: true, ...who };
}

/** The text that tells a person what went wrong. */
export function troubleOf(trouble: unknown): string {
  if (trouble instanceof Conflict) return "say-moved-on";
  if (trouble instanceof Unavailable) return "say-not-kept";
  console.warn(trouble);
  return "say-table-fault";
}
