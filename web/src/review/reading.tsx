/** Going through a match: one number says which move is shown, on the chart, on the board, in words and in the address. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { placeFragment, placeInAddress } from "../base/route";
import { t } from "../base/texts";
import { useTitle } from "../parts/page";
import type { Decision, Review, TableFrame } from "../wire/protocol";
import type { Venue } from "../wire/venue";
import { Chart, LineSample } from "./chart";
import { AllDecisions, Costliest, Shown } from "./decisions";
import { costliest } from "./numbers";
import { Position, usePosition, type Seen } from "./position";
import { Share, ToLibrary, TryHere } from "./share";
import { Splits } from "./split";

/** How long each move is seen while the match plays by itself, in milliseconds. */
const PACE = 1400;

/** The move to begin with, where the address names none: the costliest of one's own, else the costliest of all. */
function firstShown({ decisions }: Review, own: readonly number[]): number {
  const dear = costliest(decisions, 1, own)[0] ?? costliest(decisions, 1)[0] ?? 0;
  return decisions[dear]?.number ?? 1;
}

/** Arrow keys go through the moves, with Shift through the decisions, wherever the focus is but in a field. */
function stepByKeys(step: (by: number, decisions: boolean) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const inField = event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
    if (by === undefined || inField || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by, event.shiftKey);
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}

interface Steps {
  /** The move that is shown, from 1; one more than there are is the end. */
  readonly number: number;
  readonly seen: Seen | null;
  readonly show: (number: number) => void;
  readonly viewer: number | undefined;
  readonly setViewer: (viewer: number | undefined) => void;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
}

/** Which move is shown, and the ways to others. `next` is where Shift and an arrow lead. */
function useSteps(
  venue: Venue,
  table: TableFrame,
  first: number,
  next: (number: number, by: number) => number | undefined,
): Steps {
  const [wished, setWished] = useState(() => placeInAddress() || null);
  const [viewer, setViewer] = useState<number | undefined>();
  const [playing, setPlaying] = useState(false);
  const most = useRef(Infinity);
  const number = Math.min(wished ?? first, most.current);
  const seen = usePosition(venue, table, number, viewer);
  if (seen) most.current = seen.moves + 1;
  const show = (to: number): void => setWished(Math.min(Math.max(1, to), most.current));
  useEffect(() => history.replaceState(history.state, "", placeFragment(number)), [number]);
  useEffect(() => {
    const onHash = (): void => setWished(placeInAddress() || null);
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  // As soon as a move is shown, the keys start from it.
  useLayoutEffect(() => stepByKeys((by, decisions) => show((decisions ? next(number, by) : undefined) ?? number + by)));
  useEffect(() => {
    if (!playing) return undefined;
    if (number >= most.current) setPlaying(false);
    const timer = window.setTimeout(() => show(number + 1), PACE);
    return () => window.clearTimeout(timer);
  }, [playing, number]);
  return { number, seen, show, viewer, setViewer, playing, setPlaying };
}

/** The decision (of these seats, if any are named) before or after a move. */
function neighbour(review: Review | null, own: readonly number[], number: number, by: number): number | undefined {
  const numbers = (review?.decisions ?? [])
    .filter(({ seat }) => own.length === 0 || own.includes(seat))
    .map((decision) => decision.number);
  return by > 0 ? numbers.find((each) => each > number) : numbers.findLast((each) => each < number);
}

interface ReadingProps {
  readonly venue: Venue;
  readonly table: TableFrame;
  /** The seats of whoever reads. */
  readonly own: readonly number[];
  readonly review: Review | null;
  /** What stands in the place of the chart as long as there is none. */
  readonly children: ComponentChildren;
}

export function Reading({ venue, table, own, review, children }: ReadingProps): JSX.Element {
  const steps = useSteps(venue, table, review ? firstShown(review, own) : 1, (number, by) =>
    neighbour(review, own, number, by),
  );
  const { number, seen, show } = steps;
  const judged = review !== null && review.decisions.length > 0;
  const decision = review?.decisions.find((each) => each.number === number);
  return (
    <>
      <div class="review-both">
        {judged && <Judged review={review} own={own} decision={decision} number={number} seen={seen} onNumber={show} />}
        {review && !judged && <p class="panel">{t(review.curves.length === 1 ? "review-alone" : "review-nothing")}</p>}
        {!review && children}
        <Position {...steps} table={table} decision={decision}>
          {seen && number <= seen.moves && <TryHere venue={venue} table={table} number={number} seat={seen.by} />}
          <Share venue={venue} table={table} number={number} />
        </Position>
      </div>
      {judged && <Summary review={review} own={own} number={number} onNumber={show} />}
    </>
  );
}

interface JudgedProps {
  readonly review: Review;
  readonly own: readonly number[];
  readonly decision: Decision | undefined;
  readonly number: number;
  readonly seen: Seen | null;
  readonly onNumber: (number: number) => void;
}

/** The chances over the match, and what was decided where one is. */
function Judged({ review, own, decision, number, seen, onNumber }: JudgedProps): JSX.Element {
  return (
    <section class="panel" aria-labelledby="chart-title">
      <h2 id="chart-title">{t("review-curve")}</h2>
      <ul class="legend">
        {review.curves.map((_, seat) => (
          <li key={seat}>
            <LineSample seat={seat} />
            {t("ui-player", { player: { seat } })}
          </li>
        ))}
      </ul>
      <Chart review={review} number={number} onNumber={onNumber} />
      <Shown
        decision={decision}
        number={number}
        end={number > review.moves}
        by={seen?.number === number ? seen.by : undefined}
        mine={own.length > 0}
        previous={neighbour(review, own, number, -1)}
        next={neighbour(review, own, number, 1)}
        onNumber={onNumber}
      />
      <p id="chart-help" class="quiet fine-print">
        {t("review-curve-help")}
      </p>
    </section>
  );
}

/** What the whole match comes to. */
function Summary({ review, own, number, onNumber }: Omit<JudgedProps, "decision" | "seen">): JSX.Element {
  const show = (to: number): void => {
    onNumber(to);
    document.getElementById("chart-title")?.scrollIntoView({ block: "start", behavior: "smooth" });
  };
  return (
    <>
      <section class="panel" aria-labelledby="split-title">
        <h2 id="split-title">{t("review-split")}</h2>
        <Splits review={review} />
        <p class="quiet fine-print">{t("review-split-help")}</p>
      </section>
      <section class="panel" aria-labelledby="costly-title">
        <h2 id="costly-title">{t("review-costly")}</h2>
        <Costliest review={review} own={own} number={number} onShow={show} />
      </section>
      <section class="panel review-more">
        <details>
          <summary>{t("review-all")}</summary>
          <AllDecisions review={review} />
        </details>
        <details>
          <summary>{t("review-method")}</summary>
          <p>{t("review-method-help")}</p>
        </details>
      </section>
    </>
  );
}

/** The match in a frame of somebody else's page: the board, the steps, and the way to the library. */
export function Embedded({ venue, table }: { venue: Venue; table: TableFrame }): JSX.Element {
  const steps = useSteps(venue, table, 1, () => undefined);
  useTitle(t("review-title"));
  return (
    <main class="embed" aria-label={t("review-title")}>
      <Position {...steps} table={table} decision={undefined}>
        <ToLibrary number={steps.number} />
      </Position>
    </main>
  );
}
