/** The review of a match: waits until it is worked out, then shows chances, choices and luck. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useFirstFocus } from "../base/focus";
import { Icon } from "../parts/icons";
import { troubleText, useLoaded } from "../wire/load";
import { Page } from "../parts/page";
import type { Review, ReviewProgress, TableFrame, Text } from "../wire/protocol";
import { venueOf } from "../local/venue";
import type { Venue } from "../wire/venue";
import { follow } from "../base/route";
import { Seated } from "../parts/seated";
import { rememberedTable } from "../base/store";
import { say, t } from "../base/texts";
import { Chart, LineSample } from "./chart";
import { AllDecisions, Costliest, Shown } from "./decisions";
import { costliest } from "./numbers";
import { Position } from "./position";
import { Splits } from "./split";

const POLL = 500;
const RETRY = 2000;
/** Refusals that may be gone the next time. */
const TRANSIENT = new Set(["ui-server-away", "ui-server-trouble", "say-reviews-busy", "say-store-trouble"]);

/** The seats that this browser held at a table; one that stands in this browser says so itself. */
const ownSeats = ({ table, you }: TableFrame): readonly number[] =>
  you.length > 0
    ? you
    : Object.keys(rememberedTable(table)?.tokens ?? {})
        .map(Number)
        .filter(Number.isInteger);

/** The decision to begin with: that of the address (`#52`), else the costliest of one's own, else the costliest of all. */
function firstShown(review: Review, own: readonly number[]): number {
  const number = Number(location.hash.slice(1));
  const named = review.decisions.findIndex((decision) => decision.number >= number);
  if (number > 0) return named < 0 ? review.decisions.length - 1 : named;
  return costliest(review.decisions, 1, own)[0] ?? costliest(review.decisions, 1)[0] ?? 0;
}

export function ReviewPage({ id }: { id: string }): JSX.Element {
  const venue = useMemo(() => venueOf(id), [id]);
  const info = useLoaded(() => venue.info(), id);
  return (
    <Page title={t("review-title")}>
      {info.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
      {info.is === "refused" && (
        <div class="panel narrow">
          <h1>{t("ui-no-table")}</h1>
          <p>{say(info.say)}</p>
          <a class="button" href="/" onClick={follow}>
            {t("ui-to-shelf")}
          </a>
        </div>
      )}
      {info.is === "here" && (
        <Seated seats={info.value.seats}>
          <TableReview venue={venue} table={info.value} />
        </Seated>
      )}
    </Page>
  );
}

/** Asks until the review is there. */
function useReview(venue: Venue): { found: Review | ReviewProgress; trouble: Text | null } {
  const [found, setFound] = useState<Review | ReviewProgress>({ done: 0, of: 0 });
  const [trouble, setTrouble] = useState<Text | null>(null);
  useEffect(() => {
    let timer = 0;
    let current = true;
    const ask = (): void => {
      venue.review().then(
        (answer) => {
          if (!current) return;
          setTrouble(null);
          setFound(answer);
          if ("done" in answer) timer = window.setTimeout(ask, POLL);
        },
        (error: unknown) => {
          if (!current) return;
          const why = troubleText(error);
          setTrouble(why);
          // A server that could not be reached once may be there again: whoever waits for a review goes on waiting.
          if (TRANSIENT.has(why.id)) timer = window.setTimeout(ask, RETRY);
        },
      );
    };
    ask();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [venue]);
  return { found, trouble };
}

function TableReview({ venue, table }: { venue: Venue; table: TableFrame }): JSX.Element {
  const title = useFirstFocus<HTMLHeadingElement>();
  const { found, trouble } = useReview(venue);
  return (
    <div class="review">
      <header class="review-head">
        <div>
          <p class="overline">{t(`${table.game}-name`)}</p>
          <h1 tabIndex={-1} ref={title}>
            {t("review-title")}
          </h1>
          <p class="quiet">{t("review-lead")}</p>
        </div>
        <a class="button" href={`/table/${table.table}`} onClick={follow}>
          <Icon name="back" />
          {t("review-back")}
        </a>
      </header>
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble)}
        </p>
      )}
      {!trouble && "done" in found && <Progress progress={found} />}
      {"curves" in found && <Found venue={venue} review={found} table={table} />}
    </div>
  );
}

function Progress({ progress: { done, of } }: { progress: ReviewProgress }): JSX.Element {
  return (
    <section class="panel review-progress">
      <label for="review-progress">
        {of > 0 ? t("review-progress", { done: Math.min(of, done + 1), of }) : t("review-waiting")}
      </label>
      <progress id="review-progress" {...(of > 0 ? { value: done, max: of } : {})} />
    </section>
  );
}

const within = (review: Review, index: number): number => Math.min(review.decisions.length - 1, Math.max(0, index));

/** Arrow keys go through the decisions, wherever the focus is but in a field. Returns how to stop. */
function stepByKeys(step: (by: number) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const inField = event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
    if (by === undefined || inField || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}

interface FoundProps {
  readonly venue: Venue;
  readonly review: Review;
  readonly table: TableFrame;
}

function Found({ venue, review, table }: FoundProps): JSX.Element {
  const own = useMemo(() => ownSeats(table), [table]);
  const [cursor, setCursor] = useState(() => firstShown(review, own));
  const slider = useRef<HTMLInputElement>(null);
  const show = (index: number): void => {
    setCursor(index);
    slider.current?.focus({ preventScroll: true });
    document.getElementById("chart-title")?.scrollIntoView({ block: "start", behavior: "smooth" });
  };
  const number = review.decisions[cursor]?.number;
  useEffect(() => {
    if (number !== undefined) history.replaceState(history.state, "", `#${number}`);
  }, [number]);
  useEffect(() => stepByKeys((by) => setCursor((at) => within(review, at + by))), [review]);
  if (review.decisions.length === 0) {
    return <p class="panel">{t(review.curves.length === 1 ? "review-alone" : "review-nothing")}</p>;
  }
  const shown = review.decisions[cursor];
  return (
    <>
      <div class="review-both">
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
          <Chart review={review} cursor={cursor} onCursor={setCursor} slider={slider} />
          <Shown decisions={review.decisions} cursor={cursor} onCursor={setCursor} />
          <p id="chart-help" class="quiet fine-print">
            {t("review-curve-help")}
          </p>
        </section>
        {shown && <Position key={shown.number} venue={venue} table={table} decision={shown} moves={review.moves} />}
      </div>
      <section class="panel" aria-labelledby="split-title">
        <h2 id="split-title">{t("review-split")}</h2>
        <Splits review={review} />
        <p class="quiet fine-print">{t("review-split-help")}</p>
      </section>
      <section class="panel" aria-labelledby="costly-title">
        <h2 id="costly-title">{t("review-costly")}</h2>
        <Costliest review={review} own={own} cursor={cursor} onShow={show} />
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
