/** The end of a match: ranks and points, the opened key, the record, and another match. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useFirstFocus } from "../base/focus";
import { Icon } from "../parts/icons";
import { troubleText, useLoaded } from "../wire/load";
import { openAndGo } from "../local/opening";
import { isLocal } from "../local/venue";
import type { Over, TableFrame, Text } from "../wire/protocol";
import type { Venue } from "../wire/venue";
import { follow, go } from "../base/route";
import { rememberedTable } from "../base/store";
import { say, t } from "../base/texts";
import { headlineOf, rowsOf } from "./result";

interface GameOverProps {
  readonly venue: Venue;
  readonly table: TableFrame;
  readonly over: Over;
}

export function GameOver({ venue, table, over }: GameOverProps): JSX.Element {
  const title = useFirstFocus<HTMLHeadingElement>();
  const [trouble, setTrouble] = useState<Text | null>(null);
  const rows = rowsOf(over);
  const ranked = rows.some(({ rank }) => rank !== null);
  const again = (): void => {
    const wish = rememberedTable(table.table)?.wish;
    if (!wish) go(`/new/${table.game}`);
    else openAndGo(wish).catch((error: unknown) => setTrouble(troubleText(error)));
  };
  return (
    <section class="over" aria-labelledby="over-title">
      <h2 id="over-title" tabIndex={-1} ref={title}>
        {ranked && <Icon name="crown" />}
        {say(headlineOf(rows))}
      </h2>
      <table>
        <thead>
          <tr>
            {ranked && <th scope="col">{t("ui-over-rank")}</th>}
            <th scope="col">{t("ui-over-player")}</th>
            <th scope="col">{t("ui-over-points")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, seat, points }) => (
            <tr key={seat} class={rank === 1 ? "winner" : ""}>
              {ranked && <td>{rank}</td>}
              <th scope="row">{say({ id: "ui-player", args: { player: { seat } } })}</th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="box-buttons">
        <button type="button" class="primary" onClick={again}>
          {t("ui-play-again")}
        </button>
        <a class="button" href={`/table/${table.table}/review`} onClick={follow}>
          <Icon name="curve" />
          {t("review-open")}
        </a>
        {isLocal(venue.id) && (
          <a class="button" href={`/table/${table.table}/replay`} onClick={follow}>
            {t("replay-open")}
          </a>
        )}
        <RecordLink venue={venue} game={table.game} />
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble)}
        </p>
      )}
      <details>
        <summary>{t("ui-fair")}</summary>
        <p>{t(isLocal(venue.id) ? "ui-fair-explained-here" : "ui-fair-explained")}</p>
        <dl class="fair">
          <dt>{t("ui-fair-key")}</dt>
          <dd>
            <code>{over.key}</code>
          </dd>
          <dt>{t("ui-fair-commitment")}</dt>
          <dd>
            <code>{table.commitment}</code>
          </dd>
        </dl>
      </details>
    </section>
  );
}

/** The record of the match, to be kept as a file. */
function RecordLink({ venue, game }: { venue: Venue; game: string }): JSX.Element | null {
  const record = useLoaded(() => venue.record(), venue.id);
  if (record.is !== "here") return null;
  return (
    <a class="button" href={record.value} download={`${game}-${venue.id}.txt`}>
      {t("ui-record")}
    </a>
  );
}
