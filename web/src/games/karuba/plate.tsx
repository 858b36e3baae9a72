/** What a seat has: points, crystals, gold, treasures; and whether it has chosen. */
import type { JSX } from "preact";
import { Icon } from "../../parts/icons";
import { SeatName } from "../../parts/seated";
import { t } from "../../base/texts";
import { Emblem, ItemArt, Piece } from "./pieces";
import { sum, type KarubaView } from "./view";

interface PlateProps {
  readonly view: KarubaView;
  readonly seat: number;
  readonly waiting: readonly number[];
}

export function Plate({ view, seat, waiting }: PlateProps): JSX.Element {
  const crystals = sum(view.crystals[seat]) + (view.extra[seat] ?? 0);
  const gold = sum(view.gold[seat]);
  const points = view.derived.points[seat] ?? 0;
  return (
    <div class="k-plate" data-place={`seat:${seat}`}>
      <h2>
        <SeatName seat={seat} />
      </h2>
      <Status view={view} seat={seat} waiting={waiting} />
      <p class="k-goods">
        <b>{t("karuba-ui-points", { points })}</b>
        <span role="img" aria-label={t("karuba-ui-crystals", { count: crystals })}>
          <Piece>
            <ItemArt item="crystal" />
          </Piece>
          {crystals}
        </span>
        <span role="img" aria-label={t("karuba-ui-nuggets", { count: gold })}>
          <Piece>
            <ItemArt item="gold" />
          </Piece>
          {gold}
        </span>
        {view.facts.colours.map((colour, index) => {
          const value = view.treasures[seat]?.[index] ?? 0;
          return (
            value > 0 && (
              <Treasure key={colour} colour={colour} value={value} label={t("karuba-ui-treasure", { colour, value })} />
            )
          );
        })}
      </p>
    </div>
  );
}

function Status({ view, seat, waiting }: PlateProps): JSX.Element | null {
  if (view.phase === "over") return null;
  if (view.phase !== "choose")
    return view.turn === seat ? <span class="k-status">{t("karuba-ui-placing")}</span> : null;
  const thinking = waiting.includes(seat);
  return (
    <span class={thinking ? "k-status" : "k-status done"}>
      {!thinking && <Icon name="check" />}
      {t(thinking ? "karuba-ui-choosing" : "karuba-ui-chosen")}
    </span>
  );
}

/** A treasure: a coin in the colour of its temple with what it is worth. */
export function Treasure({ colour, value, label }: { colour: string; value: number; label: string }): JSX.Element {
  return (
    <span class={value > 0 ? "k-treasure" : "k-treasure none"} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 64 44" aria-hidden="true" class={`k-${colour}`}>
        <rect class="k-chest" x="1.5" y="1.5" width="61" height="41" rx="9" />
        <circle class="k-shield" cx="20" cy="22" r="14" />
        <Emblem colour={colour} at="translate(20 22) scale(.8)" />
        <text class="k-worth" x="47" y="31">
          {value > 0 ? value : "–"}
        </text>
      </svg>
    </span>
  );
}
