/** The score sheets line by line: at the end in full, before it as far as one knows. */
import type { JSX } from "preact";
import { t } from "../../base/texts";
import { Traveller } from "./pieces";
import type { LandView } from "./view";

export function ScoreTable({ view }: { view: LandView }): JSX.Element {
  const sheets = view.derived.scoring.seats;
  const lines = Object.keys(sheets[0] ?? {}).filter((line) => line !== "total");
  return (
    <div class="al-scores">
      <table>
        <thead>
          <tr>
            <td />
            {sheets.map((_, seat) => (
              <th key={seat} scope="col">
                <Traveller seat={seat} />
                <span>{t("ui-player", { player: { seat } })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{t("adventureland-ui-line", { line })}</th>
              {sheets.map((sheet, seat) => (
                <td key={seat}>{sheet[line]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("adventureland-ui-total")}</th>
            {sheets.map((sheet, seat) => (
              <td key={seat}>{sheet.total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The sheets of a match that is over, open; of one that goes on, to be opened. */
export function Scores({ view }: { view: LandView }): JSX.Element {
  if (view.derived.scoring.final) {
    return (
      <section class="al-panel al-final" aria-labelledby="al-scores-title">
        <h2 id="al-scores-title">{t("adventureland-ui-scoring")}</h2>
        <ScoreTable view={view} />
      </section>
    );
  }
  return (
    <details class="al-panel al-so-far">
      <summary>{view.scenario === 1 ? t("adventureland-ui-scoring") : t("adventureland-ui-scoring-now")}</summary>
      <ScoreTable view={view} />
    </details>
  );
}
