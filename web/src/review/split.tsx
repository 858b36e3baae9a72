/** Where each seat's result came from: own choices, mistakes of others, luck, as bars to either side of zero. */
import type { JSX } from "preact";
import type { Review, Split } from "../wire/protocol";
import { t } from "../base/texts";
import { LineSample } from "./chart";
import { percent } from "./numbers";

const PARTS = ["own", "others", "luck"] as const;

export function Splits({ review }: { review: Review }): JSX.Element {
  const sizes = review.splits.flatMap((split) => (split ? PARTS.map((part) => Math.abs(split[part])) : []));
  const widest = Math.max(0.1, ...sizes);
  return (
    <ul class="splits">
      {review.splits.map((split, seat) => (
        <li key={seat} class={`seat-${seat % 6}`}>
          <h3>
            <LineSample seat={seat} />
            {t("ui-player", { player: { seat } })}
          </h3>
          {split ? (
            <Way split={split} over={review.over} widest={widest} />
          ) : (
            <p class="quiet">{t("review-no-choice")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function resultWord(split: Split, over: boolean): string {
  if (!over) return percent(split.result);
  if (split.result === 1) return t("review-won");
  return split.result === 0 ? t("review-lost") : t("review-shared");
}

function Way({ split, over, widest }: { split: Split; over: boolean; widest: number }): JSX.Element {
  const result = resultWord(split, over);
  return (
    <dl class="bars">
      <div class="bars-end">
        <dt>{t("review-start")}</dt>
        <dd>{percent(split.start)}</dd>
      </div>
      {PARTS.map((part) => (
        <div key={part} class={split[part] < 0 ? "bar-row down" : "bar-row up"}>
          <dt>{t(`review-${part}`)}</dt>
          <dd>
            <span class="bar-track" aria-hidden="true">
              <i style={barStyle(split[part] / widest)} />
            </span>
            <span class="bar-number">{percent(split[part], true)}</span>
          </dd>
        </div>
      ))}
      <div class="bars-end">
        <dt>{t("review-result")}</dt>
        <dd>{result}</dd>
      </div>
    </dl>
  );
}

/** A bar from the middle to the left or right; `share` lies between −1 and 1. */
function barStyle(share: number): { left: string; width: string } {
  const half = Math.abs(share) * 50;
  return { left: `${share < 0 ? 50 - half : 50}%`, width: `${half}%` };
}
