/** From one match to the next: a rematch, another box with the same people, or along with whoever has opened one. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { follow, go } from "../base/route";
import { rememberedTable, rememberTable } from "../base/store";
import { say, t } from "../base/texts";
import { games } from "../wire/api";
import type { Told } from "../wire/decode";
import { useLoaded } from "../wire/load";
import type { TableFrame, Text } from "../wire/protocol";
import type { Session } from "./session";

interface OnwardProps {
  readonly session: Session;
  readonly table: TableFrame;
  readonly log: readonly Told[];
  /** What else there is to do. */
  readonly children: ComponentChildren;
}

/** Goes to the table at which everybody plays on; whoever has a seat here has it there, by the same token. */
function goAlong(table: TableFrame, next: string): void {
  const known = rememberedTable(table.table);
  if (known) rememberTable(next, { opened: Date.now(), tokens: known.tokens, invites: known.invites });
  go(`/table/${next}`);
}

export function Onward({ session, table, log, children }: OnwardProps): JSX.Element {
  const [trouble, setTrouble] = useState<Text | null>(null);
  const [asked, setAsked] = useState(false);
  const { next } = table;
  const deal = rememberedTable(table.table)?.deal;
  const seat = table.you[0];
  useEffect(() => {
    if (asked && next) goAlong(table, next);
  }, [asked, next]);
  const open = (game?: string): void => {
    const seq = session.states.peek().get(seat ?? 0)?.seq ?? 0;
    const wish = { t: "rematch", seat: seat ?? 0, seq, ...(game === undefined ? {} : { game }) } as const;
    void session.ask(wish).then((answer) => {
      if (answer.t === "no") setTrouble(answer.say);
      else setAsked(true);
    });
  };
  const opened = log.findLast(({ note }) => note === "next");
  return (
    <>
      <p class="onward-news" role="status">
        {next && opened?.says.map(say).join(" ")}
      </p>
      <div class="box-buttons">
        {next && (
          <button type="button" class="primary" onClick={() => goAlong(table, next)}>
            {t(seat === undefined ? "ui-next-follow" : "ui-next-come")}
          </button>
        )}
        {deal !== undefined && (
          <a class="button primary" href={deal} onClick={follow}>
            {t("deal-to-result")}
          </a>
        )}
        {!next && seat !== undefined && deal === undefined && (
          <button type="button" class="primary" onClick={() => open()}>
            {t(hasOthers(table) ? "ui-rematch" : "ui-play-again")}
          </button>
        )}
        {children}
        {!next && seat !== undefined && deal === undefined && <OtherBoxes table={table} onOpen={open} />}
        {trouble && (
          <p class="trouble" role="alert">
            {say(trouble)}
          </p>
        )}
      </div>
    </>
  );
}

/** Whether more than one person plays. */
export const hasOthers = ({ seats }: TableFrame): boolean => seats.filter(({ kind }) => kind !== "bot").length > 1;

/** The other games that so many can play. */
function OtherBoxes({ table, onOpen }: { table: TableFrame; onOpen: (game: string) => void }): JSX.Element | null {
  const shelf = useLoaded(games, "games");
  const count = table.seats.length;
  const fits = ({ name, seats, ready }: { name: string; seats: readonly [number, number]; ready: boolean }): boolean =>
    ready && name !== table.game && seats[0] <= count && count <= seats[1];
  const found = shelf.is === "here" ? shelf.value.filter(fits) : [];
  if (found.length === 0) return null;
  return (
    <details class="onward-boxes">
      <summary class="button">{t("ui-rematch-other")}</summary>
      <div class="box-buttons">
        {found.map(({ name }) => (
          <button key={name} type="button" data-game={name} onClick={() => onOpen(name)}>
            {t(`${name}-name`)}
          </button>
        ))}
      </div>
    </details>
  );
}
