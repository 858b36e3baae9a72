/** What the hand that just ended brought: shown over the table, since the next hand is dealt at once. */
import type { JSX } from "preact";
import { t } from "../../texts";
import type { HandResult } from "./view";

interface SummaryProps {
  readonly result: HandResult;
  readonly target: number;
  readonly onClose: () => void;
}

export function Summary({ result, target, onClose }: SummaryProps): JSX.Element {
  return (
    <section class="hand-summary" aria-labelledby="summary-title" aria-live="polite">
      <h2 id="summary-title">{t("odin-ui-hand-over", { number: result.hand })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("ui-over-player")}</th>
            <th scope="col">{t("odin-ui-cards-left")}</th>
            <th scope="col">{target > 0 ? t("odin-ui-total-of", { target }) : t("odin-ui-total")}</th>
          </tr>
        </thead>
        <tbody>
          {result.gains.map((gain, seat) => (
            <tr key={seat} class={gain === 0 ? "winner" : ""}>
              <th scope="row">{t("ui-player", { player: { seat } })}</th>
              <td>{gain === 0 ? t("odin-ui-finished") : t("odin-ui-gain", { points: gain })}</td>
              <td>{result.totals[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="primary" onClick={onClose}>
        {t("odin-ui-next-hand")}
      </button>
    </section>
  );
}
