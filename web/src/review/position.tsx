/** The table as whoever decided saw it, with the played or the better move picked on it. Nothing there can be pressed. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { reviewPosition } from "../api";
import { Choice } from "../choice";
import { faceOf } from "../games/index";
import type { LineState } from "../net";
import { elementsOf } from "../pick";
import type { Decision, Move, ReviewPosition, TableFrame } from "../protocol";
import { AtTable } from "../seatname";
import type { Session } from "../session";
import { t } from "../texts";

/** Whoever runs along the chart asks only for the positions at which he stays. */
const PATIENCE = 150;
const SIDES = ["played", "best"] as const;
type Side = (typeof SIDES)[number];

export function Position({ table, decision }: { table: TableFrame; decision: Decision }): JSX.Element | null {
  const [side, setSide] = useState<Side>("played");
  const seen = usePosition(table.table, decision.number);
  const { Board } = faceOf(table.game);
  const bettered = decision.played.move !== decision.best.move;
  const move = bettered ? decision[side] : decision.played;
  const choice = useMemo(() => shownMove(move), [move]);
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
          <AtTable.Provider value={{ seats: table.seats, waiting: [] }}>
            <Board
              key={seen.number}
              view={seen.view}
              seat={seen.seat}
              waiting={seen.waiting}
              table={table}
              choice={choice}
            />
          </AtTable.Provider>
        )}
      </div>
    </section>
  );
}

/** The position before a move; the last one stays until the next is here. */
function usePosition(table: string, number: number): ReviewPosition | null {
  const [seen, setSeen] = useState<ReviewPosition | null>(null);
  useEffect(() => {
    let current = true;
    const timer = window.setTimeout(() => {
      // Without the picture the words still tell everything.
      reviewPosition(table, number).then((position) => current && setSeen(position), console.warn);
    }, PATIENCE);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [table, number]);
  return seen;
}

/** A choice that shows a move as picked, at a table where nothing can be done. */
function shownMove(move: Move): Choice {
  const nobody: Session = {
    id: "",
    table: signal(null),
    states: signal(new Map()),
    logs: signal(new Map()),
    line: signal<LineState>("ended"),
    farewell: signal(null),
    settled: signal(true),
    ask: () => new Promise(() => {}),
    close: () => {},
  };
  const choice = new Choice(nobody, signal(null));
  choice.picks.value = new Set(elementsOf(move));
  return choice;
}
