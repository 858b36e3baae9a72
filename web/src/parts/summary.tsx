/** What a part of the match (a hand, a stage) has brought: shown over the board, since the next part begins at once. */
import type { JSX } from "preact";
import { t } from "../base/texts";

interface SummaryProps {
  readonly title: string;
  /** What stands in the columns beside the player's name. */
  readonly heads: readonly string[];
  /** A row for each seat. */
  readonly rows: readonly { readonly winner: boolean; readonly cells: readonly (string | number)[] }[];
  /** The words on the button that closes it. */
  readonly next: string;
  readonly onClose: () => void;
}

export function Summary({ title, heads, rows, next, onClose }: SummaryProps): JSX.Element {
  return (
    <section class="summary" aria-labelledby="summary-title" aria-live="polite">
      <h2 id="summary-title">{title}</h2>
      <table>
        <thead>
          <tr>
            {[t("ui-over-player"), ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ winner, cells }, seat) => (
            <tr key={seat} class={winner ? "winner" : ""}>
              <th scope="row">{t("ui-player", { player: { seat } })}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="primary" onClick={onClose}>
        {next}
      </button>
    </section>
  );
}
