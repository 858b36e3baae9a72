/** The open magic way card and both rows of cards there, the landscape deck, and the stone while it is aside. */
import type { JSX } from "preact";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { say, t } from "../../base/texts";
import { wordsOf } from "../../parts/lists";
import { CardBack, MiniCard } from "./card";
import { Land } from "./land";
import { Raven, Stone } from "./pieces";
import { countedTexts, deckSize, landText, lanesFor, symbolOf, symbolText, type Lane, type RavensView } from "./view";

interface MagicProps {
  readonly view: RavensView;
  readonly seat: number;
  readonly selection: Selection;
}

export function MagicWay({ view, seat, selection }: MagicProps): JSX.Element {
  const symbols = Array.from(view.magic_card, symbolOf);
  return (
    <section class="rv-magic" aria-label={t("ravens-ui-magic")}>
      <div class="rv-open">
        <span class="rv-open-card" title={t("ravens-ui-magic-open", { symbols: symbols.map(symbolText) })}>
          {symbols.map((symbol) => (
            <Land key={symbol} symbol={symbol} />
          ))}
        </span>
        <p>
          <b>{t("ravens-ui-magic")}</b>
          <small>{t("ravens-ui-magic-open", { symbols: symbols.map(symbolText) })}</small>
        </p>
      </div>
      {lanesFor(seat).map((lane) => (
        <Row key={lane} view={view} lane={lane} own={lane === seat} selection={selection} />
      ))}
      <Supply view={view} lanes={lanesFor(seat)} selection={selection} />
    </section>
  );
}

/** One's cards on the magic way; one's own row is where a card goes. */
function Row({
  view,
  lane,
  own,
  selection,
}: {
  view: RavensView;
  lane: Lane;
  own: boolean;
  selection: Selection;
}): JSX.Element {
  const cards = wordsOf(view.magic_rows[lane]);
  const label = t("ravens-ui-magic-row", {
    player: { seat: lane },
    count: cards.length,
    cards: countedTexts(cards),
  });
  const drawing = (
    <>
      <Raven lane={lane} />
      <span class="rv-row-cards" aria-hidden="true">
        {cards.map((card, at) => (
          <span key={at} data-id={`magic:${lane}:${at}`} data-from={`seat:${lane}`}>
            <MiniCard kind={card} />
          </span>
        ))}
        {own && <i class="rv-slot">+</i>}
      </span>
      <b aria-hidden="true">{cards.length}</b>
    </>
  );
  if (!own) {
    return (
      <div class="rv-row" role="img" aria-label={label}>
        {drawing}
      </div>
    );
  }
  return (
    <PickGroup label={t("ravens-ui-magic")} ids={["pile:magic"]}>
      <Pickable id="pile:magic" class="rv-row rv-target" label={label} selection={selection}>
        {drawing}
      </Pickable>
    </PickGroup>
  );
}

interface SupplyProps {
  readonly view: RavensView;
  readonly lanes: readonly Lane[];
  readonly selection: Selection;
}

/** The landscape deck, the cards that were removed, and the stone while nobody has put it in the way. */
function Supply({ view, lanes, selection }: SupplyProps): JSX.Element {
  const left = deckSize(view);
  return (
    <div class="rv-supply">
      <span class="rv-deck" data-place="lands" title={t("ravens-ui-lands-left", { count: left })}>
        <CardBack land />
        <b aria-hidden="true">{left}</b>
        <span class="unseen">{t("ravens-ui-lands-left", { count: left })}</span>
      </span>
      <Removed cards={wordsOf(view.land_discards)} lanes={lanes} />
      <span class="rv-aside" data-place="aside">
        {!view.marker && (
          <PickGroup label={t("ravens-ui-marker")} ids={["marker:stone"]}>
            <Pickable id="marker:stone" label={t("ravens-ui-stone-aside")} selection={selection}>
              <Stone />
            </Pickable>
          </PickGroup>
        )}
      </span>
    </div>
  );
}

/** The removed landscape cards, where they have a pile of their own. */
function Removed({ cards, lanes }: { cards: readonly string[]; lanes: readonly Lane[] }): JSX.Element | null {
  if (cards.length === 0) return null;
  const named = cards.map((card) => Array.from(card, (half) => say(landText(half))).join(" + "));
  const words = `${t("ravens-ui-land-discards")}: ${named.join(", ")}`;
  return (
    <span class="rv-removed" role="img" aria-label={words} title={words}>
      {cards.map((card, at) => (
        <span key={at} class="rv-removed-card">
          {lanes.map((lane) => (
            <Land key={lane} symbol={symbolOf(card.charAt(lane))} />
          ))}
        </span>
      ))}
    </span>
  );
}
