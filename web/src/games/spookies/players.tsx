/** Everybody's chips and jokers, the stock; at the end the chips turned over. */
import type { JSX } from "preact";
import { useTurn } from "../../parts/seated";
import { t } from "../../base/texts";
import { Chip, Joker } from "./pieces";
import { seatsFrom } from "../../parts/lists";
import { Plate } from "../../parts/plate";
import { stacksOf, worthOf, type Seen, type SpookiesView } from "./view";

interface PlayersProps {
  readonly view: SpookiesView;
  readonly seat: number;
  readonly seen: Seen;
}

/** So many plates, the stock's included, stand side by side; more of them stand in rows of three. */
const ONE_ROW = 4;

export function Players({ view, seat, seen }: PlayersProps): JSX.Element {
  const plates = view.seats + 1;
  return (
    <section
      class={plates > ONE_ROW ? "spook-players many" : "spook-players"}
      aria-label={t("spookies-ui-players")}
      style={{ "--plates": String(plates > ONE_ROW ? 3 : plates) }}
    >
      {seatsFrom(view.seats, seat).map((each) => (
        <Player key={each} view={view} seat={each} change={seen.changes[each] ?? 0} />
      ))}
      <div class="plate spook-plate stock" data-place="stock">
        <h2>{t("spookies-ui-stock")}</h2>
        <Chips count={view.stock} />
      </div>
    </section>
  );
}

function Chips({ count }: { count: number }): JSX.Element {
  return (
    <span class="chip-count" title={t("spookies-ui-chips", { count })}>
      <Chip />
      <b aria-hidden="true">{count}</b>
      <span class="unseen">{t("spookies-ui-chips", { count })}</span>
    </span>
  );
}

interface PlayerProps {
  readonly view: SpookiesView;
  readonly seat: number;
  readonly change: number;
}

function Player({ view, seat, change }: PlayerProps): JSX.Element {
  const onTurn = useTurn(view) === seat;
  const count = view.chips[seat] ?? 0;
  return (
    <Plate class="spook-plate" seat={seat} onTurn={onTurn}>
      {onTurn && <span class="unseen">{t("spookies-ui-on-turn")}</span>}
      <Chips count={count} />
      {(view.jokers[seat] ?? 0) > 0 && (
        <span class="has-joker" title={t("spookies-ui-joker")}>
          <Joker />
          <span class="unseen">{t("spookies-ui-joker")}</span>
        </span>
      )}
      {change !== 0 && view.phase !== "over" && (
        <span key={count} class={change > 0 ? "change more" : "change less"} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </Plate>
  );
}

/** The chips of everybody, face up. */
export function Reveal({ view, seat }: { view: SpookiesView; seat: number }): JSX.Element {
  return (
    <section class="reveal" aria-labelledby="reveal-title">
      <h2 id="reveal-title">{t("spookies-ui-reveal")}</h2>
      <ul>
        {seatsFrom(view.seats, seat).map((each) => (
          <li key={each}>
            <Heap view={view} seat={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Heap({ view, seat }: { view: SpookiesView; seat: number }): JSX.Element {
  const stacks = stacksOf(view.shown[seat] ?? "");
  return (
    <>
      <h3>{t("ui-player", { player: { seat } })}</h3>
      <b class="worth">{t("spookies-ui-worth", { points: worthOf(stacks) })}</b>
      <div class="heap">
        {stacks.map(({ value, count }) => (
          <span key={value} class="stack">
            <span class="unseen">{t("spookies-ui-stack", { count, value })}</span>
            <span class="stack-chips" aria-hidden="true">
              {Array.from({ length: count }, (_, at) => (
                <Chip key={at} value={value} />
              ))}
            </span>
          </span>
        ))}
      </div>
    </>
  );
}
