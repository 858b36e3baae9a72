/** Who plays: a plate for each seat with what all may know, and the score track they walk along. */
import type { JSX } from "preact";
import { useTurn } from "../../parts/seated";
import { wordsOf } from "../../parts/lists";
import { Plate } from "../../parts/plate";
import { t } from "../../base/texts";
import { ThingFace, Traveller } from "./pieces";
import { fightOf, type LandView } from "./view";

interface PlayersProps {
  readonly view: LandView;
  readonly seat: number;
}

export function Players({ view, seat }: PlayersProps): JSX.Element {
  const all = Array.from({ length: view.seats }, (_, each) => each);
  return (
    <section class={view.seats > 2 ? "al-players many" : "al-players"} aria-label={t("adventureland-ui-players")}>
      {all.map((each) => (
        <Player key={each} view={view} seat={each} own={each === seat} />
      ))}
    </section>
  );
}

function Player({ view, seat, own }: { view: LandView; seat: number; own: boolean }): JSX.Element {
  const fight = fightOf(view);
  const onTurn = useTurn({ phase: view.phase, turn: fight ? fight.seat : view.turn }) === seat;
  const points = view.derived.totals[seat] ?? 0;
  const bonus = view.bonus_count[seat] ?? 0;
  return (
    <Plate class={own ? "al-plate own" : "al-plate"} seat={seat} onTurn={onTurn} sign={<Traveller seat={seat} />}>
      <b class="al-points">
        {points}
        <span class="unseen"> {t("adventureland-ui-points", { points })}</span>
      </b>
      <ul class="al-counts">
        <Count kind="sword" words="swords" count={view.sword_count[seat] ?? 0} />
        <Count kind="herb" words="herbs" count={view.herb_count[seat] ?? 0} />
        <Count kind="gold" words="gold" count={view.gold[seat] ?? 0} />
        <Count kind="creature" words="creatures" count={wordsOf(view.won[seat]).length} />
        {bonus > 0 && (
          <li title={bonusText(view, seat)}>
            <span aria-hidden="true">★</span>
            <span class="unseen">{bonusText(view, seat)}</span> {bonus}
          </li>
        )}
      </ul>
    </Plate>
  );
}

/** A seat's bonus tiles in words, with those that all know by name. */
function bonusText(view: LandView, seat: number): string {
  const known = wordsOf(view.bonus_open[seat]).map((tile) => t("adventureland-bonus-tile", { tile }));
  return [t("adventureland-ui-bonus"), ...known].join(", ");
}

/** So many of a kind of thing. */
function Count({ kind, words, count }: { kind: string; words: string; count: number }): JSX.Element {
  return (
    <li title={t(`adventureland-ui-${words}`)}>
      <ThingFace kind={kind} />
      <span class="unseen">{t(`adventureland-ui-${words}`)}</span> {count}
    </li>
  );
}

/** The track from the lowest to beyond the highest score, a traveller on it for each seat. */
export function Track({ view }: { view: LandView }): JSX.Element {
  const { totals } = view.derived;
  const low = Math.min(0, ...totals);
  const high = Math.max(low + 20, ...totals);
  const place = (points: number): string => `${(100 * (points - low)) / (high - low)}%`;
  return (
    <div class="al-track" aria-hidden="true">
      <span class="al-track-end">{low}</span>
      <div class="al-track-line">
        {totals.map((points, seat) => (
          <span key={seat} class="al-runner" style={{ left: place(points), "--seat-no": String(seat) }}>
            <Traveller seat={seat} />
          </span>
        ))}
      </div>
      <span class="al-track-end">{high}</span>
    </div>
  );
}
