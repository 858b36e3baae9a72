/** One's own hand. Equal cards stand for one another: moves name the lowest, and the one that is pressed lifts. */
import type { JSX } from "preact";
import { useTurn } from "../../parts/seated";
import { useState } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { say, t } from "../../base/texts";
import { wordsOf } from "../../parts/lists";
import { CardFace } from "./card";
import { Plays } from "./stack";
import { cardText, handIds, type RavensView } from "./view";

interface HandProps {
  readonly view: RavensView;
  readonly seat: number;
  readonly selection: Selection;
}

export function Hand({ view, seat, selection }: HandProps): JSX.Element {
  const cards = wordsOf(view.hands[seat]);
  const { ids, equal } = useEqualCards(cards, selection);
  const onTurn = useTurn(view) === seat;
  return (
    <section class="rv-hand" aria-labelledby="rv-hand-title">
      <div class="rv-head">
        <h2 id="rv-hand-title">{t("ravens-ui-hand")}</h2>
        {onTurn && (
          <Plays
            left={view.hand_plays}
            all={view.facts.plays}
            label={t("ravens-ui-plays-hand", { count: view.hand_plays })}
          />
        )}
      </div>
      <PickGroup class="rv-cards" label={t("ravens-ui-hand")} ids={ids}>
        {cards.map((card, slot) => (
          <Pickable
            key={slot}
            id={ids[slot] ?? ""}
            label={say(cardText(card))}
            selection={selection}
            equal={equal(slot)}
            from={`seat:${seat}`}
            to="discard"
          >
            <CardFace facts={view.facts} kind={card} />
          </Pickable>
        ))}
      </PickGroup>
    </section>
  );
}

interface EqualCards {
  readonly ids: readonly string[];
  readonly equal: (slot: number) => { readonly live: boolean; readonly press: () => void };
}

/** The ids of the cards as they lie, and what a press on one of several equal ones means. */
function useEqualCards(cards: readonly string[], selection: Selection): EqualCards {
  const [order, setOrder] = useState<{ readonly of: string; readonly ids: readonly string[] }>({ of: "", ids: [] });
  const ids = order.of === cards.join(" ") ? order.ids : handIds(cards);
  const picks = selection.picks.value;
  const meant = (slot: number): string => {
    const own = ids[slot] ?? "";
    const equals = ids.filter((_, other) => cards[other] === cards[slot]).sort();
    const isPicked = picks.has(own);
    const alike = equals.filter((id) => picks.has(id) === isPicked);
    return (isPicked ? alike.at(-1) : alike[0]) ?? own;
  };
  /** Presses the id `id`, worn from now on by the card in that slot. */
  const pressAs = (slot: number, id: string): void => {
    const other = ids.indexOf(id);
    const swapped = ids.map((each, at) => (at === slot ? id : at === other ? (ids[slot] ?? "") : each));
    setOrder({ of: cards.join(" "), ids: swapped });
    selection.press(id);
  };
  return {
    ids,
    equal: (slot) => {
      const id = meant(slot);
      const live = selection.live.value.has(id);
      const first = `hand:${cards[slot] ?? ""}1`;
      const press = (): void => {
        // Where it fits only without the other picks, it starts anew as the first of its kind.
        if (!live && picks.has(first)) selection.choose([]);
        pressAs(slot, live ? id : first);
      };
      return { live, press };
    },
  };
}
