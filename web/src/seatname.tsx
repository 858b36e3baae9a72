/** The name on a player's plate: a bot's comes with its strength, and with a quiet sign while it thinks. */
import { createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import { Dots, Icon } from "./icons";
import type { SeatInfo } from "./protocol";
import { t } from "./texts";

interface Company {
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly number[];
}

/** Who sits at the table on the screen, and whose decision is awaited. */
export const AtTable = createContext<Company>({ seats: [], waiting: [] });

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
