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
  readonly decisions: readonly Decision[];
  readonly cursor: number;
  readonly onCursor: (index: number) => void;
}

/** What was decided, what would have been better, and the way to the decisions before and after. */
export function Shown({ decisions, cursor, onCursor }: ShownProps): JSX.Element | null {
  const decision = decisions[cursor];
  if (!decision) return null;
  const step = (by: number): void => onCursor(Math.min(decisions.length - 1, Math.max(0, cursor + by)));
  const better = isBettered(decision);
  return (
    <div class={`shown seat-${decision.seat % 6}`}>
      <div class="shown-head">
        <p>
          <strong>{heading(decision)}</strong>
          <Verdict decision={decision} />
        </p>
        <button
          type="button"
          class="round"
          aria-label={t("review-previous")}
          disabled={cursor === 0}
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="round"
          aria-label={t("review-next")}
          disabled={cursor === decisions.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="forth" />
        </button>
      </div>
      <p>{t("review-played", { move: decision.played.say })}</p>
      <p class={better ? "" : "quiet"}>
        {better ? t("review-better", { move: decision.best.say }) : t("review-no-better", { count: decision.legal })}
      </p>
      <p class="quiet">{t("review-chances", { before: percent(before(decision)), after: percent(after(decision)) })}</p>
    </div>
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
  readonly cursor: number;
  readonly onShow: (index: number) => void;
}

export function Costliest({ review, own, cursor, onShow }: ListProps): JSX.Element {
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
                aria-current={index === cursor ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onShow(index);
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
