/** The table as whoever decided saw it, with the played or the better move picked on it. Nothing there can be pressed. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFace } from "../games/face";
import { shownMove } from "../pick/selection";
import { decoderOf } from "../wire/decode";
import type { Decision, TableFrame } from "../wire/protocol";
import type { Venue } from "../wire/venue";
import { t } from "../base/texts";

/** Whoever runs along the chart asks only for the positions at which he stays. */
const PATIENCE = 150;
const SIDES = ["played", "best"] as const;
type Side = (typeof SIDES)[number];

interface PositionProps {
  readonly venue: Venue;
  readonly table: TableFrame;
  readonly decision: Decision;
}

export function Position({ venue, table, decision }: PositionProps): JSX.Element | null {
  const [side, setSide] = useState<Side>("played");
  const seen = usePosition(venue, table, decision.number);
  const Board = useFace(table.game)?.default;
  const bettered = decision.played.move !== decision.best.move;
  const move = bettered ? decision[side] : decision.played;
  const selection = useMemo(() => shownMove(move), [move]);
  if (!Board) return null;
  return (
    <section class="panel review-position" aria-labelledby="position-title">
      <div class="position-head">
        <h2 id="position-title">{t("review-position", { player: { seat: decision.seat } })}</h2>
        {bettered && (
          <div class="position-sides" role="group" aria-labelledby="position-title">
            {SIDES.map((each) => (
              <button key={each} type="button" class="small" aria-pressed={side === each} onClick={() => setSide(each)}>
                {t(each === "played" ? "review-was-played" : "review-was-better")}
              </button>
            ))}
          </div>
        )}
      </div>
      {/* Its parts are buttons at a table; here they are a picture, and the words above tell the move. */}
      <div class="felt review-board" inert>
        {seen && (
          <Board key={seen.number} view={seen.view} seat={seen.seat} waiting={seen.waiting} selection={selection} />
        )}
      </div>
    </section>
  );
}

interface Seen {
  readonly number: number;
  readonly seat: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
}

async function positionBefore(venue: Venue, { game, version }: TableFrame, number: number): Promise<Seen> {
  const [decoder, position] = await Promise.all([decoderOf(game, version), venue.position(number)]);
  return { number, seat: position.seat, ...decoder.position(position) };
}

/** The position before a move; the last one stays until the next is here. */
function usePosition(venue: Venue, table: TableFrame, number: number): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let current = true;
    const timer = window.setTimeout(() => {
      // Without the picture the words still tell everything.
      positionBefore(venue, table, number).then((position) => current && setSeen(position), console.warn);
    }, PATIENCE);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [table.table, number]);
  return seen;
}
