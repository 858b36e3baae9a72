/** Who is away from the table, what the others may do about it, and the way back to one's seat. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say, t } from "../base/texts";
import { Icon } from "../parts/icons";
import type { SeatInfo, TableFrame, Text } from "../wire/protocol";
import type { Session } from "./session";

/** Whoever is gone for less, in milliseconds, has only loaded the page anew. */
const PATIENCE = 2500;

interface Away {
  readonly seats: ReadonlySet<number>;
  /** The last change, to be told. */
  readonly news: Text | null;
}

const isGone = ({ taken, level, online }: SeatInfo): boolean => taken && level === undefined && !online;

/** The people who are away, and news of it. */
export function useAway(table: TableFrame | null): Away {
  const [away, setAway] = useState<Away>({ seats: new Set(), news: null });
  const timers = useRef(new Map<number, number>());
  useEffect(() => {
    const note = (seat: number, gone: boolean): void =>
      setAway((before) => {
        if (before.seats.has(seat) === gone) return before;
        const seats = new Set(before.seats);
        if (gone) seats.add(seat);
        else seats.delete(seat);
        return { seats, news: { id: gone ? "ui-now-away" : "ui-now-here", args: { player: { seat } } } };
      });
    for (const info of table?.seats ?? []) {
      const { seat } = info;
      if (!isGone(info)) {
        window.clearTimeout(timers.current.get(seat));
        timers.current.delete(seat);
        note(seat, false);
      } else if (!timers.current.has(seat)) {
        timers.current.set(
          seat,
          window.setTimeout(() => note(seat, true), PATIENCE),
        );
      }
    }
  }, [table?.seats]);
  useEffect(() => () => timers.current.forEach((timer) => window.clearTimeout(timer)), []);
  return away;
}

interface MissingProps {
  readonly session: Session;
  readonly table: TableFrame;
  readonly away: ReadonlySet<number>;
}

/** Whoever is awaited and away, with a bot to play for him. */
export function Missing({ session, table, away }: MissingProps): JSX.Element | null {
  const seat = table.seats.find(
    ({ seat, stand_in: bot }) => away.has(seat) && !bot && table.waiting.includes(seat),
  )?.seat;
  if (seat === undefined || table.proposal || table.you.length === 0) return null;
  return (
    <p class="banner">
      <Icon name="away" />
      <span>{t("ui-now-away", { player: { seat } })}</span>
      <LetBot session={session} table={table} seat={seat} />
    </p>
  );
}

/** Proposes that a bot plays for somebody who is away. */
export function LetBot({ session, table, seat }: Omit<MissingProps, "away"> & { seat: number }): JSX.Element {
  return (
    <Asking
      session={session}
      words={t("ui-let-bot")}
      wish={{ t: "propose", seat: table.you[0] ?? 0, seq: 0, what: "bot", about: seat }}
    />
  );
}

interface AskingProps {
  readonly session: Session;
  readonly words: string;
  readonly wish: Parameters<Session["ask"]>[0];
  readonly kind?: string;
}

/** A button that asks the table for something, and tells why it is refused. */
export function Asking({ session, words, wish, kind = "small" }: AskingProps): JSX.Element {
  const [trouble, setTrouble] = useState<Text | null>(null);
  const ask = (): void => {
    void session.ask(wish).then((answer) => setTrouble(answer.t === "no" ? answer.say : null));
  };
  return (
    <>
      <button type="button" class={kind} onClick={ask}>
        {words}
      </button>
      {trouble && (
        <span class="trouble" role="alert">
          {say(trouble)}
        </span>
      )}
    </>
  );
}

/** In place of the question, while a bot plays for the one who looks. */
export function StandIn({ session, seat, seq }: { session: Session; seat: number; seq: number }): JSX.Element {
  return (
    <section class="actions cover-bar stand-in" data-seq={seq} aria-live="polite">
      <p class="ask">
        <Icon name="bot" /> {t("ui-stand-in-you")}
      </p>
      <div class="moves">
        <Asking session={session} kind="primary" words={t("ui-come-back")} wish={{ t: "back", seat, seq }} />
      </div>
    </section>
  );
}
