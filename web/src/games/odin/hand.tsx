/** One's own hand: the cards to pick, in the order one likes. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useTurn } from "../../parts/seated";
import { useLayoutEffect } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { movePieces, notePlaces } from "../../parts/flip";
import { recall, remember } from "../../base/store";
import { say, t } from "../../base/texts";
import { CardFace } from "./card";
import { Score } from "./plate";
import { cardsOf, cardText, idOf, sorted, type OdinView, type Sorting } from "./view";

const SORTINGS: readonly Sorting[] = ["colour", "number"];
const sorting = signal<Sorting>(recall("odin.sort") === "number" ? "number" : "colour");

function sortBy(next: Sorting): void {
  notePlaces();
  sorting.value = next;
  remember("odin.sort", next);
}

interface HandProps {
  readonly view: OdinView;
  readonly seat: number;
  readonly selection: Selection;
  readonly passed: boolean;
}

export function Hand({ view, seat, selection, passed }: HandProps): JSX.Element {
  const cards = sorted(cardsOf(view.facts, view.hands[seat]), sorting.value);
  useLayoutEffect(movePieces, [sorting.value]);
  const onTurn = useTurn(view) === seat;
  return (
    <section
      class={onTurn ? "odin-hand on-turn" : "odin-hand"}
      aria-labelledby="hand-title"
      data-place={`seat:${seat}`}
    >
      <div class="hand-head">
        <h2 id="hand-title">{t("odin-ui-your-hand", { player: { seat }, count: cards.length })}</h2>
        <Score view={view} seat={seat} />
        {passed && <span class="tag">{t("odin-ui-passed")}</span>}
        <div class="segments" role="group" aria-label={t("odin-ui-sort")}>
          {SORTINGS.map((each) => (
            <button key={each} type="button" aria-pressed={sorting.value === each} onClick={() => sortBy(each)}>
              {t(`odin-ui-sort-${each}`)}
            </button>
          ))}
        </div>
      </div>
      <PickGroup class="hand-cards" label={t("odin-ui-hand")} ids={cards.map(idOf)}>
        {cards.map((card) => (
          <Pickable
            key={card.name}
            id={idOf(card)}
            label={say(cardText(card))}
            selection={selection}
            from="deck"
            to="discards"
          >
            <CardFace card={card} />
          </Pickable>
        ))}
      </PickGroup>
    </section>
  );
}
