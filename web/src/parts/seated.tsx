/** Who sits at the table on the screen: their names in every text, and on the plates of a board. */
import { createContext, type ComponentChildren, type JSX } from "preact";
import { useContext, useEffect, useMemo } from "preact/hooks";
import { nameSeats, t } from "../base/texts";
import type { SeatInfo } from "../wire/protocol";
import { Dots, Icon } from "./icons";

interface Company {
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly number[];
  readonly away: ReadonlySet<number>;
  readonly ended: boolean;
}

const NO_SEATS: ReadonlySet<number> = new Set();
const AtTable = createContext<Company>({ seats: [], waiting: [], away: NO_SEATS, ended: false });

interface SeatedProps {
  readonly seats: readonly SeatInfo[];
  /** The seats whose decision is awaited. */
  readonly waiting?: readonly number[];
  /** The seats of people who are not at the table at present. */
  readonly away?: ReadonlySet<number>;
  /** Whether the match is over, by its rules or by agreement. */
  readonly ended?: boolean;
  readonly children: ComponentChildren;
}

const NOBODY: readonly number[] = [];

/** Whatever stands inside names these people. There is one such table on the screen at a time. */
export function Seated({
  seats,
  waiting = NOBODY,
  away = NO_SEATS,
  ended = false,
  children,
}: SeatedProps): JSX.Element {
  // While drawing, not after it: whatever stands inside shall never be seen without its names.
  const stop = useMemo(() => nameSeats((seat) => nameOf(seats, seat)), [seats]);
  useEffect(() => stop, [stop]);
  const company = useMemo(() => ({ seats, waiting, away, ended }), [seats, waiting, away, ended]);
  return <AtTable.Provider value={company}>{children}</AtTable.Provider>;
}

/** Whose turn it is by the view; nobody's once the match is over, which people may agree on at any time. */
export function useTurn(view: { readonly turn: number; readonly phase: string }): number {
  const { ended } = useContext(AtTable);
  return ended || view.phase === "over" ? -1 : view.turn;
}

/** How many seats the table has. */
export const useSeats = (): number => useContext(AtTable).seats.length;

/** The name under which a seat is told: a person's own, a bot's from the texts, or that of an empty chair. */
export function nameOf(seats: readonly Pick<SeatInfo, "name" | "level">[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  return t(info?.level ? "ui-bot-name" : "ui-seat-open-name", { number: seat + 1 });
}

/** The name on a player's plate: with the strength of a bot, a sign while it thinks, or that a person is away. */
export function SeatName({ seat }: { seat: number }): JSX.Element {
  const { seats, waiting, away } = useContext(AtTable);
  const { level, stand_in: standIn } = seats[seat] ?? {};
  const name = <span>{t("ui-player", { player: { seat } })}</span>;
  const playing = level ?? standIn;
  if (playing === undefined) return away.has(seat) ? <AwayName name={name} /> : name;
  const thinking = waiting.includes(seat);
  return (
    <span class="seat-name" title={t("ui-bot-level", { level: { id: `level-${playing}` } })}>
      <span>
        {thinking ? <Dots /> : <Icon name="bot" />}
        {name}
      </span>
      <small class="bot-level">{t(standIn ? "ui-stand-in" : `level-${playing}`)}</small>
      {thinking && <span class="unseen">{t("ui-bot-thinking")}</span>}
    </span>
  );
}

function AwayName({ name }: { name: JSX.Element }): JSX.Element {
  return (
    <span class="seat-name is-away" title={t("ui-seat-away")}>
      <span>
        <Icon name="away" />
        {name}
      </span>
      <span class="unseen">{t("ui-seat-away")}</span>
    </span>
  );
}
