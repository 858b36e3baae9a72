/** The table as whoever decided saw it, with the played or the better move picked on it. Nothing there can be pressed. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFace } from "../games/face";
import { shownMove } from "../pick/selection";
import { decoderOf } from "../wire/decode";
import type { Decision, TableFrame, Text } from "../wire/protocol";
import type { Venue } from "../wire/venue";
import { say, t } from "../base/texts";

/** Whoever runs along the chart asks only for the positions at which he stays. */
const PATIENCE = 150;
const SIDES = ["played", "best"] as const;
type Side = (typeof SIDES)[number];

interface PositionProps {
  readonly venue: Venue;
  readonly table: TableFrame;
  readonly decision: Decision;
  /** How many moves the match has. */
  readonly moves: number;
}

export function Position({ venue, table, decision, moves }: PositionProps): JSX.Element | null {
  const [side, setSide] = useState<Side>("played");
  const [number, setNumber] = useState(decision.number);
  const seen = usePosition(venue, table, number);
  const atDecision = number === decision.number;
  const Board = useFace(table.game)?.default;
  const bettered = decision.played.move !== decision.best.move;
  const move = bettered ? decision[side] : decision.played;
  const selection = useMemo(() => shownMove(atDecision ? move : NO_MOVE), [move, atDecision]);
  if (!Board) return null;
  return (
    <section class="panel review-position" aria-labelledby="position-title">
      <div class="position-head">
        <h2 id="position-title">{t("review-position", { player: { seat: seen?.seat ?? decision.seat } })}</h2>
        {atDecision && bettered && (
          <div class="position-sides" role="group" aria-labelledby="position-title">
            {SIDES.map((each) => (
              <button key={each} type="button" class="small" aria-pressed={side === each} onClick={() => setSide(each)}>
                {t(each === "played" ? "review-was-played" : "review-was-better")}
              </button>
            ))}
          </div>
        )}
      </div>
      <Steps number={number} moves={moves} onNumber={setNumber} says={seen?.number === number ? seen.says : []} />
      {/* Its parts are buttons at a table; here they are a picture, and the words above tell the move. */}
      <div class="felt review-board" inert>
        {seen && (
          <Board key={seen.number} view={seen.view} seat={seen.seat} waiting={seen.waiting} selection={selection} />
        )}
      </div>
    </section>
  );
}

const NO_MOVE = { move: "", ids: [], say: { id: "" } };

interface StepsProps {
  readonly number: number;
  readonly moves: number;
  readonly onNumber: (number: number) => void;
  /** What was said of the move. */
  readonly says: readonly Text[];
}

/** The way through every move of the match, forced ones too, and what the log told of the present one. */
function Steps({ number, moves, onNumber, says }: StepsProps): JSX.Element {
  const end = moves + 1;
  const button = (label: string, sign: string, to: number): JSX.Element => (
    <button type="button" class="round" aria-label={t(label)} disabled={to === number} onClick={() => onNumber(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="position-steps">
      {button("review-first-move", "⏮", 1)}
      {button("review-previous-move", "◀", Math.max(1, number - 1))}
      <b>{number < end ? t("review-move-of", { number, moves }) : t("review-end")}</b>
      {button("review-next-move", "▶", Math.min(end, number + 1))}
      {button("review-last-move", "⏭", end)}
      <p role="status">{says.map(say).join(" ")}</p>
    </div>
  );
}

interface Seen {
  readonly says: readonly Text[];
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
