/**
 * The choice a person is making at the table: the picks, a hint, a refusal, and what is asked of the table.
 *
 * A choice is open (picks come and go), then under way (a command is sent; `busy`), then done (the state that the command led
 * to is on the screen), when it is open again, for another decision. What brings it on:
 *
 *     open       make, undo                                     → under way, leads to UNKNOWN
 *     under way  the table refuses                              → open, leads NOWHERE; the picks stay, the refusal is told
 *     under way  the table answers with seq n                   → under way, leads to n
 *     under way  `renew` with a state of seq n or later         → open, fresh: no picks, no hint, no refusal
 *     open       `renew` with a state that asks something else  → open; picks stay where they still make sense
 *     any        `renew` with a state that asks the same        → unchanged: somebody else has decided meanwhile
 */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { State } from "../wire/decode";
import type { Wish } from "../wire/venue";
import { ONLOOKER, type AdvisedMove, type Answer, type Move, type Text } from "../wire/protocol";
import { candidates, elementsOf, exact, keep, live, NO_PICKS, press, sameOffers, type Picks } from "./pick";
import type { Selection } from "./selection";

/** Whom a choice asks: the session at a table. */
export interface Asked {
  /** Whether the screen shows the newest state, so that a person may act on it. */
  readonly settled: ReadonlySignal<boolean>;
  ask(wish: Wish): Promise<Answer>;
}

export interface Refusal {
  readonly rule: string | null;
  readonly say: Text;
}

const NOWHERE = -1;
const UNKNOWN = Infinity;

/** The moves that are advised, the best first, and which of them is shown on the board. */
export interface Hint {
  readonly best: readonly AdvisedMove[];
  readonly shown: number;
}

export class Choice implements Selection {
  readonly picks = signal<Picks>(NO_PICKS);
  readonly hint = signal<Hint | null>(null);
  /** The advised move that is shown on the board. */
  readonly advised: ReadonlySignal<AdvisedMove | null>;
  /** Whether a hint is being thought about. */
  readonly pondering = signal(false);
  readonly refusal = signal<Refusal | null>(null);
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly live: ReadonlySignal<ReadonlySet<string>>;
  /** Whether a command is under way, so that a second press does not send a second move. */
  readonly busy: ReadonlySignal<boolean>;
  /** The seq that the last command led to; UNKNOWN until it is answered, NOWHERE where it led to nothing. */
  private readonly leadsTo = signal(NOWHERE);
  private shown: State | null = null;

  /** A choice over the state that `state` holds; an onlooker's state never offers a move. */
  constructor(
    private readonly session: Asked,
    private readonly state: ReadonlySignal<State | null>,
    /** Whether a move that is fully picked waits for a second press. */
    private readonly confirms: () => boolean = () => true,
  ) {
    this.busy = computed(() => this.leadsTo.value > (this.state.value?.seq ?? 0));
    this.moves = computed(() => (session.settled.value ? (this.state.value?.moves ?? []) : []));
    this.advised = computed(() => this.hint.value?.best[this.hint.value.shown] ?? null);
    this.live = computed(() => live(this.moves.value, this.picks.value));
  }

  /**
   * Call when another state is on the screen: drops what belonged to the old one. Where other seats decide at the same time,
   * a state may leave one's own decision as it was; then everything stays.
   */
  renew(): void {
    const before = this.shown;
    const now = this.state.peek();
    this.shown = now;
    const done = this.leadsTo.peek() <= (now?.seq ?? 0) && this.leadsTo.peek() !== NOWHERE;
    if (!done && now && this.stillAsked(before)) return;
    batch(() => {
      const fresh = done || before?.seat !== now?.seat;
      this.picks.value = fresh ? NO_PICKS : keep(this.moves.peek(), this.picks.peek());
      this.leadsTo.value = done ? NOWHERE : this.leadsTo.peek();
      this.hint.value = null;
      this.refusal.value = null;
    });
  }

  /** Whether what was asked in that state is what is asked now. */
  private stillAsked(before: State | null): boolean {
    const now = this.state.peek();
    if (before?.seat !== now?.seat || !before || !now) return false;
    return before.seq === now.seq || sameOffers(before.moves, now.moves);
  }

  /** A press on an element of the board. */
  press(id: string): void {
    const pressed = press(this.moves.value, this.picks.value, id);
    if ("picks" in pressed) {
      this.refusal.value = null;
      this.picks.value = pressed.picks;
      if (!this.confirms() && candidates(this.moves.value, pressed.picks).length === 1) this.confirm();
    } else void this.askWhy(pressed.why);
  }

  /** Picks exactly these elements; with none of them everything starts anew. */
  choose(ids: readonly string[]): void {
    if (ids.length === 0) this.clear();
    else
      batch(() => {
        this.picks.value = new Set(ids);
        this.refusal.value = null;
      });
  }

  /** Drops the picks, the refusal and the hint. */
  clear(): void {
    batch(() => {
      this.picks.value = NO_PICKS;
      this.refusal.value = null;
      this.hint.value = null;
    });
  }

  /** Makes the one move that the picks name; false where they name none or several. */
  confirm(): boolean {
    const [only, ...others] = exact(this.moves.value, this.picks.value);
    if (!only || others.length > 0) return false;
    void this.make(only);
    return true;
  }

  async make(move: Move): Promise<void> {
    const at = this.state.peek();
    if (!at || this.busy.peek()) return;
    this.picks.value = new Set(elementsOf(move));
    await this.send({ t: "move", seat: at.seat, seq: at.seq, move: move.move });
  }

  async undo(): Promise<void> {
    const at = this.state.peek();
    if (at && !this.busy.peek()) await this.send({ t: "undo", seat: at.seat, seq: at.seq });
  }

  /** Asks the others to let this seat take its last move back. */
  async askUndo(): Promise<void> {
    const at = this.state.peek();
    if (!at) return;
    const answer = await this.session.ask({ t: "propose", seat: at.seat, seq: at.seq, what: "undo" });
    if (answer.t === "no" && this.stillAsked(at)) this.refusal.value = answer;
  }

  /** Asks what a good player would do. The best move is shown, and picked where nothing else is. */
  async askHint(): Promise<void> {
    const at = this.state.peek();
    if (!at || this.pondering.peek()) return;
    this.pondering.value = true;
    const answer = await this.session.ask({ t: "hint", seat: at.seat, seq: at.seq });
    this.pondering.value = false;
    if (!this.stillAsked(at)) return;
    batch(() => {
      if (answer.t === "hint") {
        this.hint.value = { best: answer.best, shown: 0 };
        this.refusal.value = null;
        if (this.picks.peek().size === 0) this.take(0);
      } else if (answer.t === "no") this.refusal.value = answer;
    });
  }

  /** Shows an advised move on the board and picks its elements. */
  take(index: number): void {
    const hint = this.hint.peek();
    const move = hint?.best[index];
    if (!move) return;
    batch(() => {
      this.hint.value = { best: hint.best, shown: index };
      this.picks.value = new Set(elementsOf(move));
      this.refusal.value = null;
    });
  }

  /** Takes the hint off the screen; what is picked stays. */
  dropHint(): void {
    this.hint.value = null;
  }

  private async askWhy(ids: readonly string[]): Promise<void> {
    const at = this.state.peek();
    if (!at || at.seat === ONLOOKER) return;
    const answer = await this.session.ask({ t: "why", seat: at.seat, seq: at.seq, ids });
    if ((answer.t === "why" || answer.t === "no") && this.stillAsked(at)) this.refusal.value = answer;
  }

  private async send(wish: Wish): Promise<void> {
    this.leadsTo.value = UNKNOWN;
    this.refusal.value = null;
    const answer = await this.session.ask(wish);
    this.leadsTo.value = answer.t === "ok" ? answer.seq : NOWHERE;
    if (answer.t === "no") this.refusal.value = answer;
    // An answer that came again after a broken line may follow the state it led to.
    else if (!this.busy.peek() && this.shown === this.state.peek()) this.renew();
  }
}
