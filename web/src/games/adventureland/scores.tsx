/** The score sheets line by line: at the end in full, before it as far as one knows. */
import type { JSX } from "preact";
import { t } from "../../base/texts";
import { Traveller } from "./pieces";
import { sheetOf, type LandView } from "./view";

export function ScoreTable({ view }: { view: LandView }): JSX.Element {
  const { totals } = view.derived;
  return (
    <div class="al-scores">
      <table>
        <thead>
          <tr>
            <td />
            {totals.map((_, seat) => (
              <th key={seat} scope="col">
                <Traveller seat={seat} />
                <span>{t("ui-player", { player: { seat } })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheetOf(view).map(({ line, points }) => (
            <tr key={line}>
              <th scope="row">{t("adventureland-ui-line", { line })}</th>
              {points.map((each, seat) => (
                <td key={seat}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("adventureland-ui-total")}</th>
            {totals.map((total, seat) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The sheets of a match that is over, open; of one that goes on, to be opened. */
export function Scores({ view }: { view: LandView }): JSX.Element {
  if (view.phase === "over") {
    return (
      <section class="al-panel al-final" aria-labelledby="al-scores-title">
        <h2 id="al-scores-title">{t("adventureland-ui-scoring")}</h2>
        <ScoreTable view={view} />
      </section>
    );
  }
  const kept = view.facts.kept.includes(view.scenario);
  return (
    <details class="al-panel al-so-far">
      <summary>{kept ? t("adventureland-ui-scoring") : t("adventureland-ui-scoring-now")}</summary>
      <ScoreTable view={view} />
    </details>
  );
}
