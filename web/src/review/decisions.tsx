/** Decisions in words: the one at the cursor, the costliest, and all of them as a table. */
import type { JSX } from "preact";
import { Icon } from "../parts/icons";
import type { Decision, Review } from "../wire/protocol";
import { say, t } from "../base/texts";
import { after, before, costliest, percent } from "./numbers";

const COSTLIEST = 8;

const isBettered = ({ played, best }: Decision): boolean => played.move !== best.move;

export const heading = ({ number, seat }: Decision): string => t("review-at", { number, player: { seat } });

function Verdict({ decision }: { decision: Decision }): JSX.Element {
  return (
    <span class={`verdict ${decision.label}`}>
      {t(`review-${decision.label}`)}
      {decision.loss > 0 && ` ${percent(-decision.loss)}`}
    </span>
  );
}

interface ShownProps {
  /** What was decided; nothing where there was but one move. */
  readonly decision: Decision | undefined;
  readonly number: number;
  /** Whether this is after the last move. */
  readonly end: boolean;
  /** Who made the move, once that is known. */
  readonly by: number | undefined;
  /** Whether the decisions before and after are those of whoever reads. */
  readonly mine: boolean;
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly onNumber: (number: number) => void;
}

/** What was decided, what would have been better, and the way to the decisions before and after. */
export function Shown({ decision, number, end, by, mine, previous, next, onNumber }: ShownProps): JSX.Element {
  const way = (label: string, icon: "back" | "forth", to: number | undefined): JSX.Element => (
    <button
      type="button"
      class="round"
      aria-label={t(mine ? `review-own-${label}` : `review-${label}`)}
      disabled={to === undefined}
      onClick={() => to !== undefined && onNumber(to)}
    >
      <Icon name={icon} />
    </button>
  );
  const player = decision?.seat ?? by;
  return (
    <div class={`shown seat-${(player ?? 0) % 6}`}>
      <div class="shown-head">
        <p>
          <strong>
            {end ? t("review-end") : player !== undefined && t("review-at", { number, player: { seat: player } })}
          </strong>
          {decision && <Verdict decision={decision} />}
        </p>
        {way("previous", "back", previous)}
        {way("next", "forth", next)}
      </div>
      {decision ? <Judgement decision={decision} /> : <p class="quiet">{!end && t("review-forced")}</p>}
    </div>
  );
}

function Judgement({ decision }: { decision: Decision }): JSX.Element {
  const better = isBettered(decision);
  return (
    <>
      <p>{t("review-played", { move: decision.played.say })}</p>
      <p class={better ? "" : "quiet"}>
        {better ? t("review-better", { move: decision.best.say }) : t("review-no-better", { count: decision.legal })}
      </p>
      <p class="quiet">{t("review-chances", { before: percent(before(decision)), after: percent(after(decision)) })}</p>
    </>
  );
}

/** A decision in one breath, for those who hear it. */
export function spoken(decision: Decision): string {
  const parts = [heading(decision), t(`review-${decision.label}`), t("review-played", { move: decision.played.say })];
  if (isBettered(decision)) parts.push(t("review-better", { move: decision.best.say }));
  parts.push(t("review-chances", { before: percent(before(decision)), after: percent(after(decision)) }));
  return parts.join(". ");
}

interface ListProps {
  readonly review: Review;
  /** The seats of whoever reads: his decisions come first. */
  readonly own: readonly number[];
  readonly number: number;
  readonly onShow: (number: number) => void;
}

export function Costliest({ review, own, number, onShow }: ListProps): JSX.Element {
  const mine = costliest(review.decisions, COSTLIEST, own);
  const others = costliest(review.decisions, COSTLIEST).filter((index) => !mine.includes(index));
  const dear = [...mine, ...others].slice(0, COSTLIEST);
  if (dear.length === 0) return <p>{t("review-costly-none")}</p>;
  return (
    <ol class="costliest">
      {dear.map((index) => {
        const decision = review.decisions[index];
        return (
          decision && (
            <li key={index} class={`seat-${decision.seat % 6}`}>
              <a
                href="#chart-title"
                aria-current={decision.number === number ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onShow(decision.number);
                }}
              >
                {heading(decision)}
              </a>
              <Verdict decision={decision} />
              <p>{t("review-played", { move: decision.played.say })}</p>
              <p>{t("review-better", { move: decision.best.say })}</p>
            </li>
          )
        );
      })}
    </ol>
  );
}

/** The same as the chart, for those who rather read. */
export function AllDecisions({ review }: { review: Review }): JSX.Element {
  const columns = ["move", "player", "was-played", "was-better", "curve", "loss"] as const;
  return (
    <div class="all-decisions" tabIndex={0} role="region" aria-label={t("review-all")}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`review-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.decisions.map((decision) => (
            <tr key={decision.number}>
              <th scope="row">{decision.number}</th>
              <td>{t("ui-player", { player: { seat: decision.seat } })}</td>
              <td>{say(decision.played.say)}</td>
              <td>{isBettered(decision) ? say(decision.best.say) : "–"}</td>
              <td>{percent(before(decision))}</td>
              <td>{decision.loss > 0 ? percent(-decision.loss) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
