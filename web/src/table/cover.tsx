/** Between two people at one screen: a moment for one to see his move, then hands covered until the other says he is there. */
import { useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useFirstFocus } from "../base/focus";
import { pace } from "../base/prefs";
import { t } from "../base/texts";
import type { State } from "../wire/decode";
import { ONLOOKER } from "../wire/protocol";
import type { Session } from "./session";
import { reveals, shared } from "./sharing";

/** One's own move stays in sight for so many paces before the screen is handed on. */
const LOOKS = 3;

/** The seat whose turn this screen shows: of several seats here, the one that owes a move, else the last one shown. */
function seatToShow(you: readonly number[], waiting: readonly number[], last: number): number {
  if (you.length === 0) return ONLOOKER;
  const owing = you.filter((seat) => waiting.includes(seat));
  if (owing.includes(last)) return last;
  return owing[0] ?? (you.includes(last) ? last : (you[0] ?? ONLOOKER));
}

export interface ShownSeat {
  readonly state: ReadonlySignal<State | null>;
  /** The seat to which the screen goes next, while the last one looks at his move; null else. */
  readonly next: ReadonlySignal<number | null>;
  /** Whether only what all may see is shown, until the person of the seat says that he is there. */
  readonly covered: ReadonlySignal<boolean>;
  /** The view to draw. */
  readonly view: ReadonlySignal<unknown>;
  readonly handOver: () => void;
  readonly uncover: () => void;
}

/** Which seat is on the screen, and what of it is seen. */
export function useShownSeat(session: Session): ShownSeat {
  const present = useSignal(ONLOOKER);
  const handed = useSignal(ONLOOKER);
  const seat = useComputed(() => {
    const you = session.table.value?.you ?? [];
    const waiting = session.states.value.get(you[0] ?? ONLOOKER)?.waiting ?? [];
    return seatToShow(you, waiting, present.value);
  });
  const changes = useComputed(() => {
    const here = session.table.value?.you ?? [];
    const over = session.states.value.get(seat.value)?.over;
    return here.length > 1 && !over && seat.value !== present.value;
  });
  const looking = useComputed(() => changes.value && present.value !== ONLOOKER && handed.value !== seat.value);
  const next = useComputed(() => (looking.value ? seat.value : null));
  const state = useComputed(() => session.states.value.get(looking.value ? present.value : seat.value) ?? null);
  const others = useComputed(() => {
    const here = session.table.value?.you ?? [];
    return here.filter((other) => other !== seat.value).map((other) => session.states.value.get(other)?.view);
  });
  const secret = useComputed(() => others.value.some((other) => reveals(other, state.value?.view)));
  const covered = useComputed(() => changes.value && !looking.value && secret.value);
  const view = useComputed(() =>
    covered.value ? others.value.reduce((known, other) => shared(other, known), state.value?.view) : state.value?.view,
  );
  const handOver = (): void => {
    handed.value = seat.peek();
  };
  useEffect(() => {
    if (!looking.value) return undefined;
    const timer = window.setTimeout(handOver, LOOKS * pace.peek());
    return () => window.clearTimeout(timer);
  }, [looking.value, seat.value]);
  // Where nothing is hidden, whoever is next is there already.
  useEffect(() => {
    if (changes.value && !looking.value && !secret.value && state.value) present.value = seat.value;
  }, [changes.value, looking.value, secret.value, state.value]);
  const uncover = (): void => {
    present.value = seat.peek();
    handed.value = ONLOOKER;
  };
  return { state, next, covered, view, handOver, uncover };
}

/** Says whose turn comes, while the last one looks at what his move has done. */
export function HandOver({ seat, onDone }: { seat: number; onDone: () => void }): JSX.Element {
  return (
    <section class="actions cover-bar" aria-live="polite">
      <p class="ask">{t("ui-cover-next", { player: { seat } })}</p>
      <div class="moves">
        <button type="button" class="primary" onClick={onDone}>
          {t("ui-cover-on")}
        </button>
      </div>
    </section>
  );
}

/** Asks for the person of a seat; what only he may see is not drawn until then. */
export function Cover({ seat, onShow }: { seat: number; onShow: () => void }): JSX.Element {
  const button = useFirstFocus<HTMLButtonElement>();
  return (
    <section class="actions cover cover-bar" aria-labelledby="cover-title">
      <h2 id="cover-title">{t("ui-cover-hand", { player: { seat } })}</h2>
      <div class="moves">
        <button type="button" class="primary large" onClick={onShow} ref={button}>
          {t("ui-cover-show", { player: { seat } })}
        </button>
      </div>
    </section>
  );
}
