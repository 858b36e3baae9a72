/** The matches that wait to be continued, on top of the shelf: those where it is one's turn come first. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { follow } from "../base/route";
import { forgetTable, rememberedTables, rememberTable, type RememberedTable } from "../base/store";
import { t } from "../base/texts";
import { Icon } from "../parts/icons";
import { nameOf } from "../parts/seated";
import { venueOf } from "../local/venue";
import { Refused } from "../wire/api";
import type { TableFrame } from "../wire/protocol";

const MOST = 6;

const running = (): RememberedTable[] =>
  rememberedTables()
    .filter((each) => !each.over)
    .slice(0, MOST);

/** The seats of this browser at a table; one that stands in this browser says so itself. */
const ownSeats = ({ tokens, seats }: RememberedTable, frame: TableFrame | undefined): readonly number[] =>
  frame?.you.length ? frame.you : (seats ?? Object.keys(tokens).map(Number).filter(Number.isInteger));

/** What the server tells of these tables, one after another as the answers come. A table that is gone is forgotten. */
function useFrames(tables: readonly RememberedTable[]): ReadonlyMap<string, TableFrame> {
  const [frames, setFrames] = useState<ReadonlyMap<string, TableFrame>>(new Map());
  useEffect(() => {
    let current = true;
    for (const { table } of tables) {
      venueOf(table)
        .info()
        .then(
          (frame) => current && setFrames((known) => new Map(known).set(table, frame)),
          (trouble: unknown) => {
            if (trouble instanceof Refused && trouble.say.id === "say-no-table") forgetTable(table);
          },
        );
    }
    return () => {
      current = false;
    };
  }, [tables]);
  return frames;
}

export function Continue(): JSX.Element | null {
  const [tables, setTables] = useState(running);
  const frames = useFrames(tables);
  if (tables.length === 0) return null;
  const isTurn = (table: RememberedTable): boolean =>
    frames.get(table.table)?.waiting.some((seat) => ownSeats(table, frames.get(table.table)).includes(seat)) ?? false;
  const sorted = [...tables].sort((a, b) => Number(isTurn(b)) - Number(isTurn(a)) || b.opened - a.opened);
  const forget = (table: string): void => {
    rememberTable(table, { over: true });
    setTables(running());
  };
  return (
    <section class="continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{t("ui-continue")}</h2>
      <ul>
        {sorted.map((table) => (
          <Match
            key={table.table}
            table={table}
            frame={frames.get(table.table)}
            turn={isTurn(table)}
            onForget={() => forget(table.table)}
          />
        ))}
      </ul>
    </section>
  );
}

interface MatchProps {
  readonly table: RememberedTable;
  readonly frame: TableFrame | undefined;
  readonly turn: boolean;
  readonly onForget: () => void;
}

function Match({ table, frame, turn, onForget }: MatchProps): JSX.Element {
  const game = t(`${table.game}-name`);
  const own = ownSeats(table, frame);
  const others = (frame?.seats ?? []).filter(({ seat }) => !own.includes(seat)).map(({ seat }) => seat);
  const named = (seats: readonly number[]): string[] => seats.map((seat) => nameOf(frame?.seats ?? [], seat));
  return (
    <li class={turn ? "turn" : ""}>
      <a href={`/table/${table.table}`} onClick={follow}>
        <strong>{game}</strong>
        {frame && <span class="quiet">{standing(frame, turn, named)}</span>}
        {others.length > 0 && <span class="quiet">{t("ui-against", { players: named(others) })}</span>}
      </a>
      <button type="button" class="round" onClick={onForget} aria-label={t("ui-forget-table", { game })}>
        <Icon name="close" />
      </button>
    </li>
  );
}

function standing(frame: TableFrame, turn: boolean, named: (seats: readonly number[]) => string[]): string {
  if (turn) return t("ui-your-turn");
  return frame.waiting.length > 0 ? t("ui-continue-waiting", { players: named(frame.waiting) }) : t("ui-continue-over");
}
