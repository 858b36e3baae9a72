/** What the stage that just ended brought: shown over the table, since the next one is prepared at once. */
import type { JSX } from "preact";
import { t } from "../../texts";
import { TARGET, type StageResult } from "./view";

export function Summary({ result, onClose }: { result: StageResult; onClose: () => void }): JSX.Element {
  return (
    <section class="rv-summary" aria-labelledby="rv-summary-title" aria-live="polite">
      <h2 id="rv-summary-title">
        {t("ravens-ui-stage-over", { stage: result.stage, player: { seat: result.winner } })}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("ui-over-player")}</th>
            <th scope="col">{t("ravens-ui-gained")}</th>
            <th scope="col">{t("ravens-ui-total", { target: TARGET })}</th>
          </tr>
        </thead>
        <tbody>
          {result.gains.map((gain, seat) => (
            <tr key={seat} class={seat === result.winner ? "winner" : ""}>
              <th scope="row">{t("ui-player", { player: { seat } })}</th>
              <td>+{gain}</td>
              <td>{result.scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="primary" onClick={onClose}>
        {t("ravens-ui-next-stage")}
      </button>
    </section>
  );
}
