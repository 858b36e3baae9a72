/** A match that is over, move by move: what a viewer saw, and what was told of each move. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFace } from "../games/face";
import { useFirstFocus } from "../base/focus";
import { follow } from "../base/route";
import { say, t } from "../base/texts";
import { replayed, venueOf } from "../local/venue";
import { Icon } from "../parts/icons";
import { Page } from "../parts/page";
import { Seated } from "../parts/seated";
import { nothingPicked } from "../pick/selection";
import { decoderOf } from "../wire/decode";
import { useLoaded } from "../wire/load";
import { ONLOOKER, type TableFrame, type Text } from "../wire/protocol";

export function ReplayPage({ id }: { id: string }): JSX.Element {
  const info = useLoaded(() => venueOf(id).info(), id);
  return (
    <Page title={t("replay-title")}>
      {info.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
      {info.is === "refused" && (
        <p class="trouble" role="alert">
          {say(info.say)}
        </p>
      )}
      {info.is === "here" && (
        <Seated seats={info.value.seats}>
          <Replay table={info.value} />
        </Seated>
      )}
    </Page>
  );
}

/** What is on the screen. */
interface Seen {
  readonly number: number;
  readonly of: number;
  readonly seat: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
  readonly says: readonly Text[];
}

async function seenAfter({ table, game, version }: TableFrame, count: number, viewer: number): Promise<Seen> {
  const [decoder, found] = await Promise.all([decoderOf(game, version), replayed(table, count, viewer)]);
  return { number: count, of: found.of, seat: viewer, ...decoder.position(found) };
}

function Replay({ table }: { table: TableFrame }): JSX.Element {
  const title = useFirstFocus<HTMLHeadingElement>();
  const [count, setCount] = useState(0);
  const [viewer, setViewer] = useState(0);
  const [seen, setSeen] = useState<Seen | null>(null);
  const Board = useFace(table.game)?.default;
  const selection = useMemo(nothingPicked, []);
  useEffect(() => {
    let current = true;
    seenAfter(table, count, viewer).then((found) => current && setSeen(found), console.warn);
    return () => {
      current = false;
    };
  }, [table.table, count, viewer]);
  return (
    <div class="review">
      <header class="review-head">
        <div>
          <p class="overline">{t(`${table.game}-name`)}</p>
          <h1 tabIndex={-1} ref={title}>
            {t("replay-title")}
          </h1>
          <p class="quiet replay-checked">
            <Icon name="check" /> {t("replay-checked")}
          </p>
        </div>
        <a class="button" href={`/table/${table.table}`} onClick={follow}>
          <Icon name="back" />
          {t("review-back")}
        </a>
      </header>
      {seen && (
        <section class="panel review-position" aria-labelledby="replay-move">
          <div class="replay-head">
            <Steps seen={seen} count={count} onCount={setCount} />
            <label>
              {t("replay-viewer")}{" "}
              <select value={viewer} onChange={(event) => setViewer(Number(event.currentTarget.value))}>
                {table.seats.map(({ seat }) => (
                  <option key={seat} value={seat}>
                    {t("ui-player", { player: { seat } })}
                  </option>
                ))}
                <option value={ONLOOKER}>{t("replay-onlooker")}</option>
              </select>
            </label>
            <div class="replay-said" aria-live="polite">
              {seen.says.map((text, index) => (
                <p key={index}>{say(text)}</p>
              ))}
            </div>
          </div>
          {/* Its parts are buttons at a table; here they are a picture. */}
          <div class="felt review-board" inert>
            {Board && <Board view={seen.view} seat={seen.seat} waiting={seen.waiting} selection={selection} />}
          </div>
        </section>
      )}
    </div>
  );
}

interface StepsProps {
  readonly seen: Seen;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function Steps({ seen: { of }, count, onCount }: StepsProps): JSX.Element {
  return (
    <div class="shown-head replay-steps">
      <button
        type="button"
        class="round"
        aria-label={t("replay-previous")}
        disabled={count === 0}
        onClick={() => onCount(count - 1)}
      >
        <Icon name="back" />
      </button>
      <input
        type="range"
        aria-labelledby="replay-move"
        min={0}
        max={of}
        value={count}
        onInput={(event) => onCount(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="round"
        aria-label={t("replay-next")}
        disabled={count === of}
        onClick={() => onCount(count + 1)}
      >
        <Icon name="forth" />
      </button>
      <p id="replay-move">{t("replay-move", { number: count, of })}</p>
    </div>
  );
}
