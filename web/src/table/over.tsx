/** The end of a match: what it means for whoever looks, why, where the points came from, and what to do next. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useFirstFocus } from "../base/focus";
import type { Moments, ScoreLine } from "../games/face";
import { Icon } from "../parts/icons";
import type { State, Told } from "../wire/decode";
import { useLoaded } from "../wire/load";
import { isLocal } from "../local/venue";
import type { Over, TableFrame } from "../wire/protocol";
import type { Venue } from "../wire/venue";
import { follow } from "../base/route";
import { hasText, say, t } from "../base/texts";
import { Onward } from "./onward";
import type { Session } from "./session";
import { headlineOf, isJoy, marginOf, rowsOf, type Row } from "./result";

interface GameOverProps {
  readonly session: Session;
  readonly table: TableFrame;
  readonly state: State;
  readonly over: Over;
  readonly log: readonly Told[];
  readonly moments: Moments | undefined;
}

export function GameOver({ session, table, state, over, log, moments }: GameOverProps): JSX.Element {
  const title = useFirstFocus<HTMLHeadingElement>();
  const [folded, setFolded] = useState(false);
  const rows = rowsOf(over);
  const margin = marginOf(rows, table.you);
  const alone = rows.length === 1;
  const lines = moments?.breakdown?.(state.view, log) ?? [];
  return (
    <section class={folded ? "over folded" : "over"} aria-labelledby="over-title">
      {isJoy(rows, table.you, moments?.par) && <Confetti />}
      <div class="over-head">
        <h2 id="over-title" tabIndex={-1} ref={title}>
          {!alone && !over.agreed && <Icon name="crown" />}
          {over.agreed ? t("ui-over-agreed") : say(headlineOf(rows, table.you))}
        </h2>
        <button type="button" class="small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {t(folded ? "ui-over-unfold" : "ui-over-fold")}
        </button>
      </div>
      {!folded && (
        <>
          <p class="over-why">
            {over.agreed && <span>{t("ui-over-agreed-why")}</span>}
            {margin && <span>{say(margin)}</span>} {alone && moments?.par !== undefined && <Par par={moments.par} />}{" "}
            {!over.agreed && hasText(`${table.game}-over-why`) && <span>{t(`${table.game}-over-why`)}</span>}
          </p>
          <Ranks rows={rows} lines={lines} />
          <Onward session={session} table={table} log={log}>
            <a class="button" href={`/table/${table.table}/review`} onClick={follow}>
              <Icon name="curve" />
              {/* Whoever plays alone has nobody to win against: there is nothing to judge, but all moves can be seen. */}
              {t(alone ? "replay-open" : "review-open")}
            </a>
          </Onward>
          <Fair venue={session.venue} table={table} over={over} />
        </>
      )}
    </section>
  );
}

const Par = ({ par }: { par: number }): JSX.Element => <span>{t("ui-over-par", { par })}</span>;

/** Everybody's place and points, with the lines that they are made of. */
function Ranks({ rows, lines }: { rows: readonly Row[]; lines: readonly ScoreLine[] }): JSX.Element {
  const ranked = rows.some(({ rank }) => rank !== null);
  return (
    <div class="over-ranks" role="group" aria-labelledby="over-title" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {ranked && <th scope="col">{t("ui-over-rank")}</th>}
            <th scope="col">{t("ui-over-player")}</th>
            {lines.map(({ line }, index) => (
              <th key={index} scope="col">
                {say(line)}
              </th>
            ))}
            <th scope="col">{t("ui-over-points")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, seat, points }) => (
            <tr key={seat} class={rank === 1 ? "winner" : ""}>
              {ranked && <td>{rank}</td>}
              <th scope="row">{t("ui-player", { player: { seat } })}</th>
              {lines.map((line, index) => (
                <td key={index}>{line.points[seat] ?? 0}</td>
              ))}
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Fair({ venue, table, over }: { venue: Venue; table: TableFrame; over: Over }): JSX.Element {
  return (
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
      <RecordLink venue={venue} game={table.game} />
    </details>
  );
}

const PIECES = 28;

/** Paper that falls for the winner; where motion is unwanted it is not seen at all. */
function Confetti(): JSX.Element {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i
          key={piece}
          style={{
            "--at": `${(piece * 61) % 100}%`,
            "--late": `${(piece * 37) % 90}0ms`,
            "--turn": `${360 + ((piece * 97) % 540)}deg`,
            "--hue": String((piece * 67) % 360),
          }}
        />
      ))}
    </div>
  );
}

/** The record of the match, to be kept as a file. */
function RecordLink({ venue, game }: { venue: Venue; game: string }): JSX.Element | null {
  const record = useLoaded(() => venue.record(), venue.id);
  if (record.is !== "here") return null;
  return (
    <a class="button small" href={record.value} download={`${game}-${venue.id}.txt`}>
      {t("ui-record")}
    </a>
  );
}
