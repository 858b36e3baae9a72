/** Who sits at the table on the screen: their names in every text, and on the plates of a board. */
import { createContext, type ComponentChildren, type JSX } from "preact";
import { useContext, useEffect, useMemo } from "preact/hooks";
import { nameSeats, t } from "../base/texts";
import type { SeatInfo } from "../wire/protocol";
import { Dots, Icon } from "./icons";

interface Company {
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly number[];
}

const AtTable = createContext<Company>({ seats: [], waiting: [] });

interface SeatedProps {
  readonly seats: readonly SeatInfo[];
  /** The seats whose decision is awaited. */
  readonly waiting?: readonly number[];
  readonly children: ComponentChildren;
}

const NOBODY: readonly number[] = [];

/** Whatever stands inside names these people. There is one such table on the screen at a time. */
export function Seated({ seats, waiting = NOBODY, children }: SeatedProps): JSX.Element {
  // While drawing, not after it: whatever stands inside shall never be seen without its names.
  const stop = useMemo(() => nameSeats((seat) => nameOf(seats, seat)), [seats]);
  useEffect(() => stop, [stop]);
  const company = useMemo(() => ({ seats, waiting }), [seats, waiting]);
  return <AtTable.Provider value={company}>{children}</AtTable.Provider>;
}

/** How many seats the table has. */
export const useSeats = (): number => useContext(AtTable).seats.length;

/** The name under which a seat is told: a person's own, a bot's from the texts, or that of an empty chair. */
export function nameOf(seats: readonly Pick<SeatInfo, "name" | "level">[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  return t(info?.level ? "ui-bot-name" : "ui-seat-open-name", { number: seat + 1 });
}

/** The name on a player's plate: a bot's comes with its strength, and with a quiet sign while it thinks. */
export function SeatName({ seat }: { seat: number }): JSX.Element {
  const { seats, waiting } = useContext(AtTable);
  const level = seats[seat]?.level;
  const name = <span>{t("ui-player", { player: { seat } })}</span>;
  if (level === undefined) return name;
  const thinking = waiting.includes(seat);
  return (
    <span class="seat-name" title={t("ui-bot-level", { level: { id: `level-${level}` } })}>
      <span>
        {thinking ? <Dots /> : <Icon name="bot" />}
        {name}
      </span>
      <small class="bot-level">{t(`level-${level}`)}</small>
      {thinking && <span class="unseen">{t("ui-bot-thinking")}</span>}
    </span>
  );
}
