/** Another player's plate: name, points, how many cards, and those of them that one may know. */
import type { JSX } from "preact";
import { useTurn } from "../../parts/seated";
import { Plate } from "../../parts/plate";
import { say, t } from "../../base/texts";
import { CardBack, MiniCard } from "./card";
import { cardsOf, cardText, idOf, laidOut, type OdinView } from "./view";

interface PlayerProps {
  readonly view: OdinView;
  readonly seat: number;
  readonly passed: boolean;
}

export function Player({ view, seat, passed }: PlayerProps): JSX.Element {
  const onTurn = useTurn(view) === seat;
  const known = laidOut(cardsOf(view.facts, view.hands[seat] ?? view.known[seat]));
  const size = view.sizes[seat] ?? 0;
  return (
    <Plate class="odin-plate" seat={seat} onTurn={onTurn}>
      {onTurn && <span class="tag turn">{t("odin-ui-on-turn")}</span>}
      {passed && <span class="tag">{t("odin-ui-passed")}</span>}
      <span class="plate-size" role="img" aria-label={t("odin-ui-cards", { count: size })}>
        <CardBack />
        <b aria-hidden="true">{size}</b>
      </span>
      <Score view={view} seat={seat} />
      <ul class="plate-known" aria-label={t("odin-ui-known")}>
        {known.map((card) => (
          <li key={card.name} data-id={idOf(card)} data-to="discards" title={say(cardText(card))}>
            <MiniCard card={card} />
            <span class="unseen">{say(cardText(card))}</span>
          </li>
        ))}
      </ul>
    </Plate>
  );
}

/** A player's points, with how near they are to the target. */
export function Score({ view, seat }: { view: OdinView; seat: number }): JSX.Element {
  const points = view.totals[seat] ?? 0;
  const share = view.target > 0 ? Math.min(100, (100 * points) / view.target) : 0;
  return (
    <p class="score" title={t("odin-ui-points", { points })}>
      <span class="unseen">{t("odin-ui-points", { points })}</span>
      <span aria-hidden="true">
        {view.target > 0 ? t("odin-ui-points-of", { points, target: view.target }) : t("odin-ui-points", { points })}
      </span>
      {view.target > 0 && (
        <span class="score-bar" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
      )}
    </p>
  );
}
