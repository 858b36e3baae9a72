/** A match that is over: every move at once, and as soon as they are worked out the chances, choices and luck. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFirstFocus } from "../base/focus";
import { Icon } from "../parts/icons";
import { troubleText, useLoaded } from "../wire/load";
import { Page } from "../parts/page";
import type { Review, ReviewProgress, TableFrame, Text } from "../wire/protocol";
import { isLocal, venueOf } from "../local/venue";
import type { Venue } from "../wire/venue";
import { follow, isEmbedded } from "../base/route";
import { Seated } from "../parts/seated";
import { rememberedTable } from "../base/store";
import { say, t } from "../base/texts";
import { Embedded, Reading } from "./reading";

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

export function ReviewPage({ id }: { id: string }): JSX.Element {
  const venue = useMemo(() => venueOf(id), [id]);
  const info = useLoaded(() => venue.info(), id);
  if (isEmbedded && info.is === "here") {
    return (
      <Seated seats={info.value.seats}>
        <Embedded venue={venue} table={info.value} />
      </Seated>
    );
  }
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
  const own = useMemo(() => ownSeats(table), [table]);
  const review = "curves" in found ? found : null;
  return (
    <div class="review">
      <header class="review-head">
        <div>
          <p class="overline">{t(`${table.game}-name`)}</p>
          <h1 tabIndex={-1} ref={title}>
            {t("review-title")}
          </h1>
          <p class="quiet">{t("review-lead")}</p>
          {isLocal(venue.id) && <p class="quiet fine-print">{t("replay-checked")}</p>}
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
      {trouble?.id !== "say-review-later" && (
        <Reading venue={venue} table={table} own={own} review={review}>
          {!trouble && "done" in found && <Progress progress={found} />}
        </Reading>
      )}
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
