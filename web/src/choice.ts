/** The choice a person is making at the table: the picks, a hint, a refusal, and what goes to the server. */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import { elementsOf, exact, keep, live, NO_PICKS, press, type Picks } from "./pick";
import { ONLOOKER, type HintFrame, type Move, type StateFrame, type Text } from "./protocol";
import type { Session } from "./session";

export interface Refusal {
  readonly rule: string | null;
  readonly say: Text;
}

export class Choice {
  readonly picks = signal<Picks>(NO_PICKS);
  readonly hint = signal<HintFrame | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly liveIds: ReadonlySignal<ReadonlySet<string>>;
  /** Whether a command is under way, so that a second press does not send a second move. */
  readonly busy: ReadonlySignal<boolean>;
  private readonly sentAt = signal(-1);

  /** A choice over the state that `state` holds; an onlooker's state never offers a move. */
  constructor(
    private readonly session: Session,
    private readonly state: ReadonlySignal<StateFrame | null>,
  ) {
    this.busy = computed(() => this.sentAt.value >= 0 && this.sentAt.value === this.state.value?.seq);
    this.moves = computed(() => (session.settled.value ? (this.state.value?.moves ?? []) : []));
    this.liveIds = computed(() => live(this.moves.value, this.picks.value));
  }

  /** Call when another state is on the screen: drops what belonged to the old one, and the picks of a move just made. */
  renew(): void {
    const made = this.sentAt.peek() >= 0 && this.sentAt.peek() !== this.state.peek()?.seq;
    batch(() => {
      if (made) this.sentAt.value = -1;
      this.picks.value = made ? NO_PICKS : keep(this.moves.peek(), this.picks.peek());
      this.hint.value = null;
      this.refusal.value = null;
    });
  }

  /** A press on an element of the board. */
  press(id: string): void {
    const pressed = press(this.moves.value, this.picks.value, id);
    if ("picks" in pressed) {
      this.refusal.value = null;
      this.picks.value = pressed.picks;
    } else void this.askWhy(pressed.why);
  }

  clear(): void {
    this.picks.value = NO_PICKS;
    this.refusal.value = null;
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

  /** Asks what a good player would do and shows it; picks nothing. */
  async askHint(): Promise<void> {
    const at = this.state.peek();
    if (!at) return;
    const answer = await this.session.ask({ t: "hint", seat: at.seat, seq: at.seq });
    if (this.state.peek()?.seq !== at.seq) return;
    if (answer.t === "hint") this.hint.value = answer;
    else if (answer.t === "no") this.refusal.value = answer;
  }

  /** Picks the elements of the hint. */
  takeHint(): void {
    const hint = this.hint.peek();
    if (hint) this.picks.value = new Set(hint.ids.filter((id) => !id.startsWith("button:")));
  }

  private async askWhy(ids: readonly string[]): Promise<void> {
    const at = this.state.peek();
    if (!at || at.seat === ONLOOKER) return;
    const answer = await this.session.ask({ t: "why", seat: at.seat, seq: at.seq, ids });
    if ((answer.t === "why" || answer.t === "no") && this.state.peek()?.seq === at.seq) this.refusal.value = answer;
  }

  private async send(command: Parameters<Session["ask"]>[0]): Promise<void> {
    this.sentAt.value = command.seq;
    this.refusal.value = null;
    const answer = await this.session.ask(command);
    if (answer.t !== "no") return;
    this.sentAt.value = -1;
    this.refusal.value = answer;
  }
}
