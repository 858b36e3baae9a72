/** The table before a move, as whoever moved or another saw it, and the steps from move to move. Nothing there can be pressed. */
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "../parts/icons";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFace } from "../games/face";
import { NoBoard } from "../games/noboard";
import { shownMove } from "../pick/selection";
import { decoderOf } from "../wire/decode";
import { ONLOOKER, type Decision, type TableFrame, type Text } from "../wire/protocol";
import type { Venue } from "../wire/venue";
import { say, t } from "../base/texts";

/** Whoever runs along the chart asks only for the positions at which he stays. */
const PATIENCE = 80;
const SIDES = ["played", "best"] as const;
type Side = (typeof SIDES)[number];
const NO_MOVE = { move: "", ids: [], say: { id: "" } };

/** What is on the board. */
export interface Seen {
  readonly number: number;
  readonly moves: number;
  /** Who made the move. */
  readonly by: number;
  /** Whose view it is. */
  readonly seat: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
  /** What the viewer was told of the move. */
  readonly says: readonly Text[];
}

interface PositionProps {
  readonly table: TableFrame;
  readonly seen: Seen | null;
  readonly number: number;
  readonly show: (number: number) => void;
  readonly decision: Decision | undefined;
  readonly viewer: number | undefined;
  readonly setViewer: (viewer: number | undefined) => void;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly children: ComponentChildren;
}

export function Position(props: PositionProps): JSX.Element {
  const { table, seen, number, decision, viewer, children } = props;
  const [side, setSide] = useState<Side>("played");
  const face = useFace(table.game);
  const Board = face?.default;
  const bettered = decision !== undefined && decision.played.move !== decision.best.move;
  // The moves that were judged can be picked on the board of whoever decided.
  const move = seen?.number === number && viewer === undefined ? decision?.[bettered ? side : "played"] : undefined;
  const selection = useMemo(() => shownMove(move ?? NO_MOVE), [move]);
  return (
    <section class="panel review-position" aria-labelledby="position-title">
      <div class="position-head">
        <h2 id="position-title">
          {seen?.seat === ONLOOKER
            ? t("review-position-onlooker")
            : t("review-position", { player: { seat: seen?.seat ?? 0 } })}
        </h2>
        {bettered && viewer === undefined && (
          <div class="position-sides" role="group" aria-labelledby="position-title">
            {SIDES.map((each) => (
              <button key={each} type="button" class="small" aria-pressed={side === each} onClick={() => setSide(each)}>
                {t(each === "played" ? "review-was-played" : "review-was-better")}
              </button>
            ))}
          </div>
        )}
      </div>
      <Steps {...props} />
      {/* Its parts are buttons at a table; here they are a picture, and the words above tell the move. */}
      <div class="felt review-board" inert={Board !== undefined}>
        <NoBoard face={face} />
        {seen && Board && (
          <Board key={seen.seat} view={seen.view} seat={seen.seat} waiting={seen.waiting} selection={selection} />
        )}
      </div>
      <div class="position-foot">
        <Viewer {...props} />
        {children}
      </div>
    </section>
  );
}

/** The way through every move of the match, forced ones too, and what the log told of the present one. */
function Steps({ seen, number, show, playing, setPlaying }: PositionProps): JSX.Element {
  const moves = seen?.moves ?? number;
  const end = moves + 1;
  const button = (label: string, icon: IconName, to: number): JSX.Element => (
    <button type="button" class="round" aria-label={t(label)} disabled={to === number} onClick={() => show(to)}>
      <Icon name={icon} />
    </button>
  );
  const says = seen?.number === number ? seen.says : [];
  return (
    <div class="position-steps">
      {button("review-first-move", "first", 1)}
      {button("review-previous-move", "back", Math.max(1, number - 1))}
      <b>{number < end ? t("review-move-of", { number, moves }) : t("review-end")}</b>
      {button("review-next-move", "forth", Math.min(end, number + 1))}
      {button("review-last-move", "last", end)}
      <button type="button" class="small" aria-pressed={playing} onClick={() => setPlaying(!playing && number < end)}>
        {t(playing ? "review-pause" : "review-play")}
      </button>
      <p role="status">{says.map(say).join(" ")}</p>
    </div>
  );
}

/** Through whose eyes the match is seen. */
function Viewer({ table, viewer, setViewer }: PositionProps): JSX.Element {
  return (
    <label>
      {t("replay-viewer")}{" "}
      <select
        value={viewer ?? ""}
        onChange={({ currentTarget: { value } }) => setViewer(value === "" ? undefined : Number(value))}
      >
        <option value="">{t("replay-mover")}</option>
        {table.seats.map(({ seat }) => (
          <option key={seat} value={seat}>
            {t("ui-player", { player: { seat } })}
          </option>
        ))}
        <option value={ONLOOKER}>{t("replay-onlooker")}</option>
      </select>
    </label>
  );
}

async function positionBefore(venue: Venue, table: TableFrame, number: number, viewer?: number): Promise<Seen> {
  const { game, version } = table;
  const [decoder, position] = await Promise.all([decoderOf(game, version), venue.position(number, viewer)]);
  const { moves, by, seat } = position;
  return { number, moves, by, seat, ...decoder.position(position) };
}

/** The position before a move; the last one stays until the next is here. */
export function usePosition(venue: Venue, table: TableFrame, number: number, viewer?: number): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let current = true;
    const timer = window.setTimeout(() => {
      const before = positionBefore(venue, table, number, viewer);
      // A match that is shorter than the address says is shown from its beginning.
      const found = before.catch(() => positionBefore(venue, table, 1, viewer));
      // Without the picture the words still tell everything.
      found.then(
        (position) => current && setSeen(position),
        () => undefined,
      );
    }, PATIENCE);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [table.table, number, viewer]);
  return seen;
}
