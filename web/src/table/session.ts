/** What this client knows of one table: who sits there, the states as they are shown, the log, the line. */
import { batch, signal, type Signal } from "@preact/signals";
import { extend, hasGap } from "../wire/log";
import { decoderOf, type Decoder, type State, type Told } from "../wire/decode";
import type { LineState, Venue, Wish } from "../wire/venue";
import { sameOffers } from "../pick/pick";
import type { Answer, Reaction, StateFrame, TableFrame, Text } from "../wire/protocol";

/** Bots may answer within a millisecond; a person needs a moment (in milliseconds) to see each move. */
const USUAL_PACE = 650;
/** With more states than this waiting to be shown, the screen catches up at once. */
const MOST_WAITING = 8;

/** So many milliseconds a face is seen. */
const FACE_TIME = 4500;

export interface Session {
  readonly venue: Venue;
  readonly table: Signal<TableFrame | null>;
  /** seat → the state on the screen */
  readonly states: Signal<ReadonlyMap<number, State>>;
  readonly logs: Signal<ReadonlyMap<number, readonly Told[]>>;
  readonly line: Signal<LineState>;
  readonly farewell: Signal<Text | null>;
  /** Whether the screen shows the newest state, so that a person may act on it. */
  readonly settled: Signal<boolean>;
  /** The state that waits until a person has seen what ended with it; null while none does. */
  readonly held: Signal<State | null>;
  /** The faces that are shown at the moment, the newest of each seat. */
  readonly reactions: Signal<readonly Reaction[]>;
  /** Says before which states a person is stopped; asked with the state on the screen and the next one of the same seat. */
  stopBefore(rule: (now: State, next: State) => boolean): void;
  /** Shows the state that is held, and what waits behind it. */
  goOn(): void;
  ask(wish: Wish): Promise<Answer>;
  /** Calls whenever another state is about to be shown, while the screen still shows the old one. Returns how to stop. */
  onShow(listener: () => void): () => void;
  close(): void;
}

/**
 * Sits down at a table with these tokens (none: as an onlooker) and keeps the signals up to date until closed. Between two
 * states on the screen lie `pace()` milliseconds at least, but for what need not wait.
 */
export function openSession(
  venue: Venue,
  tokens: readonly string[],
  pace: () => number = () => USUAL_PACE,
  readerOf: (game: string, version: number) => PromiseLike<Pick<Decoder, "state">> = decoderOf,
): Session {
  const table = signal<TableFrame | null>(null);
  const states = signal<ReadonlyMap<number, State>>(new Map());
  const logs = signal<ReadonlyMap<number, readonly Told[]>>(new Map());
  const lineState = signal<LineState>("joining");
  const farewell = signal<Text | null>(null);
  const settled = signal(true);
  const held = signal<State | null>(null);
  const reactions = signal<readonly Reaction[]>([]);

  const listeners = new Set<() => void>();
  const arrived = new Map<number, number>();
  const queue: State[] = [];
  /** States that came before their reader. */
  const unread: StateFrame[] = [];
  let reader: Pick<Decoder, "state"> | null = null;
  let gapAt = -1;
  let timer = 0;
  let shownAt = -Infinity;
  let shownSeq = -1;
  let stops: (now: State, next: State) => boolean = () => false;

  /** Has states read by what the game's declarations say, once these are here. */
  function meet(frame: TableFrame): void {
    table.value = frame;
    farewell.value = null;
    if (reader) return;
    readerOf(frame.game, frame.version).then(
      (found) => {
        reader = found;
        for (const state of unread.splice(0)) arrive(found.state(state));
      },
      (trouble: unknown) => {
        console.warn(trouble);
        farewell.value = { id: "ui-server-trouble" };
      },
    );
  }

  function arrive(state: State): void {
    const before = arrived.get(state.seat) ?? 0;
    if (hasGap(before, state.seq, state.log) && gapAt !== state.seq) {
      // Once for each seq: a server that never fills the gap must not make us join for ever.
      gapAt = state.seq;
      line.rejoin();
      return;
    }
    arrived.set(state.seat, state.seq);
    queue.push(state);
    // What is shown at once leaves nobody unsettled, not even for a moment: the board would be drawn anew for it.
    batch(() => {
      settled.value = false;
      if (atOnce(state)) showAll();
      else schedule();
    });
  }

  /** Whether a state need not wait: one's own move, another seat of the same moment, a screen nobody looks at or far behind. */
  function atOnce(state: State): boolean {
    const mover = state.log.at(-1)?.seat;
    const own = mover !== undefined && (table.peek()?.you.includes(mover) ?? false);
    const first = queue.length === 1 && leavesAsItWas(state);
    return own || first || state.seq <= shownSeq || document.hidden || queue.length > MOST_WAITING;
  }

  /** Whether a state leaves the decision on the screen as it was (others decide at the same time), so that it may not hold it up. */
  function leavesAsItWas(state: State): boolean {
    return sameOffers(states.peek().get(state.seat)?.moves ?? [], state.moves);
  }

  function schedule(): void {
    if (timer === 0 && !held.peek())
      timer = window.setTimeout(showNext, Math.max(0, shownAt + pace() - performance.now()));
  }

  function showNext(): void {
    timer = 0;
    if (mustStop()) return;
    const seq = queue[0]?.seq;
    batch(() => {
      // The seats of one screen are shown together, and with them what leaves their decisions as they are.
      while (queue[0] && (queue[0].seq === seq || leavesAsItWas(queue[0]))) show(queue.shift());
      settled.value = queue.length === 0;
    });
    if (queue.length > 0) schedule();
  }

  function showAll(): void {
    while (queue.length > 0 && !mustStop()) show(queue.shift());
    settled.value = queue.length === 0;
  }

  /** Whether the next state has to wait for the person, who looks at the end of something. */
  function mustStop(): boolean {
    const next = queue[0];
    if (document.hidden || !next) held.value = null;
    else if (!held.peek()) {
      const now = states.peek().get(next.seat);
      if (now && next.seq > shownSeq && stops(now, next)) held.value = next;
    }
    return held.peek() !== null;
  }

  function goOn(): void {
    const seq = held.peek()?.seq;
    if (seq === undefined) return;
    batch(() => {
      held.value = null;
      while (queue[0]?.seq === seq) show(queue.shift());
      settled.value = queue.length === 0;
    });
    if (queue.length > 0) schedule();
  }

  function show(state: State | undefined): void {
    if (!state) return;
    for (const listener of listeners) listener();
    shownAt = performance.now();
    shownSeq = state.seq;
    logs.value = new Map(logs.value).set(state.seat, extend(logs.value.get(state.seat) ?? [], state.log));
    states.value = new Map(states.value).set(state.seat, state);
  }

  function react(reaction: Reaction): void {
    reactions.value = [...reactions.value.filter(({ seat }) => seat !== reaction.seat), reaction];
    window.setTimeout(() => {
      reactions.value = reactions.value.filter((each) => each !== reaction);
    }, FACE_TIME);
  }

  const line = venue.join(tokens, {
    onState: (state) => {
      lineState.value = state;
    },
    onFrame: (frame) => {
      if (frame.t === "table") meet(frame);
      else if (frame.t === "bye") farewell.value = frame.say;
      else if (frame.t === "reaction") react(frame);
      else if (reader) arrive(reader.state(frame));
      else unread.push(frame);
    },
    since: () => (arrived.size > 0 ? Math.min(...arrived.values()) : 0),
  });

  return {
    venue,
    table,
    states,
    logs,
    line: lineState,
    farewell,
    settled,
    held,
    reactions,
    stopBefore: (rule) => {
      stops = rule;
    },
    goOn,
    ask: (wish) => line.ask(wish),
    onShow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      window.clearTimeout(timer);
      line.close();
    },
  };
}
