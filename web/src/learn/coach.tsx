/** The coach: during a first match it points at what matters when it first matters. It takes no focus and stops no move. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../base/texts";
import { Icon } from "../parts/icons";
import type { Lesson, Moment, Step } from "../parts/lesson";
import type { Choice } from "../pick/choice";
import type { State, Told } from "../wire/decode";
import { useLesson } from "./lesson";
import { progressOf, setCoach, wasTold } from "./progress";

/** A step that was in sight for so many milliseconds counts as told when its moment has gone. */
const READ = 2500;
/** How often the coach looks where things are: pieces move, and boards scroll. */
const LOOK = 250;
const GAP = 10;

interface CoachProps {
  readonly game: string;
  readonly state: State;
  readonly choice: Choice;
  readonly log: readonly Told[];
}

export function Coach({ game, ...rest }: CoachProps): JSX.Element | null {
  const { on } = progressOf(game).value;
  return on && rest.state.seat >= 0 && !rest.state.over ? <Teaching key={game} game={game} {...rest} /> : null;
}

/** The ids of what the log has told since the seat decided before the present moment. */
export function saidSince(log: readonly Told[], seat: number): ReadonlySet<string> {
  const last = log.map((entry) => entry.seat).lastIndexOf(seat);
  return new Set(log.slice(Math.max(0, last)).flatMap((entry) => entry.says.map(({ id }) => id)));
}

/** What the coach tells in every game, when there is nothing else to tell: that one may ask. */
const ASK: Step = { id: "ask", when: ({ mine }) => mine, where: ".ask-hint" };

/** The step to tell now: the first of those not told whose moment has come. */
export function dueStep(lesson: Lesson, told: readonly string[], at: Moment<unknown>): Step | null {
  return [...lesson.steps, ASK].find((step) => !told.includes(step.id) && step.when(at)) ?? null;
}

function Teaching({ game, state, choice, log }: CoachProps): JSX.Element | null {
  const lesson = useLesson(game);
  const { told } = progressOf(game).value;
  const moment: Moment<unknown> = {
    view: state.view,
    seat: state.seat,
    mine: choice.moves.value.length > 0 && state.waiting.includes(state.seat),
    ask: state.ask.id,
    moves: choice.moves.value,
    picks: choice.picks.value,
    said: saidSince(log, state.seat),
  };
  const step = lesson && dueStep(lesson, told, moment);
  useEffect(() => {
    if (!step) return;
    const shown = performance.now();
    return () => {
      if (performance.now() - shown > READ) wasTold(game, step.id);
    };
  }, [step?.id]);
  if (!step) return null;
  return (
    <>
      <Pointer where={step.where} />
      <Bubble where={step.where}>
        <p class="coach-head">
          <Icon name="hint" />
          <strong>{t("ui-coach")}</strong>
          <button
            type="button"
            class="round"
            aria-label={t("ui-coach-off")}
            title={t("ui-coach-off")}
            onClick={() => setCoach(game, false)}
          >
            <Icon name="close" />
          </button>
        </p>
        <p class="coach-words" role="status" data-step={step.id}>
          {t(step === ASK ? "ui-coach-ask" : `${game}-coach-${step.id}`)}
        </p>
        <button type="button" class="small primary coach-next" onClick={() => wasTold(game, step.id)}>
          {t("ui-coach-next")}
        </button>
      </Bubble>
    </>
  );
}

/** Where the first element of a selector is that can be seen. */
function placeOf(where: string): DOMRect | null {
  for (const element of document.querySelectorAll(`.felt :is(${where})`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

/** Looks again and again where something is, as long as somebody wants to know. */
function usePlace(where: string): DOMRect | null {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const found = placeOf(where);
      setPlace((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    look();
    const timer = window.setInterval(look, LOOK);
    window.addEventListener("scroll", look, { passive: true, capture: true });
    window.addEventListener("resize", look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [where]);
  return place;
}

const pixels = (box: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(box).map(([side, length]) => [side, `${length}px`]));

/** A frame around what is meant; it lets every press through. */
function Pointer({ where }: { where: string }): JSX.Element | null {
  const place = usePlace(where);
  if (!place) return null;
  const { left, top, width, height } = place;
  return <div class="coach-frame" aria-hidden="true" style={pixels({ left, top, width, height })} />;
}

/** Whether a box of that size would lie over something that can be picked. */
function covers(left: number, top: number, { width, height }: Size): boolean {
  return [...document.querySelectorAll(".felt .pickable")].some((element) => {
    const box = element.getBoundingClientRect();
    return box.left < left + width && left < box.right && box.top < top + height && top < box.bottom;
  });
}

/** The words, below or above what is meant, where there is room and nothing that can be picked; else in the corner. */
function Bubble({ where, children }: { where: string; children: JSX.Element[] }): JSX.Element {
  const place = usePlace(where);
  const bubble = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 320, height: 140 });
  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (box && (box.width !== size.width || box.height !== size.height)) setSize(box);
  });
  return (
    <aside class={place ? "coach" : "coach aside"} ref={bubble} aria-label={t("ui-coach")} style={styleAt(place, size)}>
      {children}
    </aside>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function styleAt(place: DOMRect | null, size: Size): Record<string, string> | undefined {
  if (!place) return undefined;
  const fits = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const above = place.top - size.height - GAP;
  const below = place.bottom + GAP;
  const bar = document.querySelector(".actions")?.getBoundingClientRect().top ?? window.innerHeight;
  const left = fits(place.left + place.width / 2 - size.width / 2, document.documentElement.clientWidth - size.width);
  const hasRoom = [below, above].filter((top) => top >= GAP && top + size.height <= bar);
  const free = hasRoom.find((top) => !covers(left, top, size));
  return pixels({ left, top: free ?? hasRoom[0] ?? fits(below, bar - size.height) });
}
