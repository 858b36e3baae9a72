/** The middle of the table: the set to beat, the cards to take one from, the discards, how far the match is. */
import type { CSSProperties, JSX } from "preact";
import { useState } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { Icon } from "../../parts/icons";
import { say, t } from "../../base/texts";
import { CardBack, CardFace, MiniCard } from "./card";
import { cardsOf, cardText, idOf, laidOut, sorted, type Card, type OdinView } from "./view";

export function Centre({ view, selection }: { view: OdinView; selection: Selection }): JSX.Element {
  const centre = laidOut(cardsOf(view.facts, view.centre));
  const beaten = laidOut(cardsOf(view.facts, view.beaten));
  return (
    <section class="odin-centre" aria-label={t("odin-ui-centre")}>
      <Progress view={view} />
      <div class="odin-sets">
        {beaten.length > 0 && <Beaten cards={beaten} selection={selection} />}
        {centre.length > 0 ? <ToBeat cards={centre} view={view} /> : <Empty />}
      </div>
      <Discards cards={cardsOf(view.facts, view.discards)} />
    </section>
  );
}

function Progress({ view }: { view: OdinView }): JSX.Element {
  return (
    <div class="odin-progress">
      <span class="deck" data-place="deck" aria-hidden="true">
        <CardBack />
      </span>
      <p>
        <b>{t("odin-ui-hand-number", { number: view.hand_no })}</b>
        <span>{view.target > 0 ? t("odin-ui-target", { target: view.target }) : t("odin-ui-one-hand")}</span>
      </p>
    </div>
  );
}

function Empty(): JSX.Element {
  return (
    <div class="odin-set empty">
      <p class="set-label" aria-hidden="true" />
      <div class="empty-place" aria-hidden="true" />
      <p class="set-label">{t("odin-ui-centre-empty")}</p>
    </div>
  );
}

/** How many cards lie side by side, for the style sheet to overlap them where they do not fit. */
const countStyle = (count: number): CSSProperties => ({ "--count": String(count) });

function ToBeat({ cards, view }: { cards: readonly Card[]; view: OdinView }): JSX.Element {
  const owner = view.owner;
  const value = String(view.derived.value);
  return (
    <div class="odin-set">
      <p class="set-value">
        {view.phase !== "over" && <span class="set-label">{t("odin-ui-to-beat")}</span>} <strong>{value}</strong>
      </p>
      <ul
        class="fan"
        style={countStyle(cards.length)}
        aria-label={t("odin-ui-set", { value, player: { seat: owner } })}
      >
        {cards.map((card) => (
          <li key={card.name} data-id={idOf(card)} data-from={`seat:${owner}`} data-to="discards">
            <CardFace card={card} />
            <span class="unseen">{say(cardText(card))}</span>
          </li>
        ))}
      </ul>
      <p class="set-label">{t("odin-ui-owner", { player: { seat: owner } })}</p>
    </div>
  );
}

function Beaten({ cards, selection }: { cards: readonly Card[]; selection: Selection }): JSX.Element {
  return (
    <div class="odin-set beaten">
      <p class="set-label">{t("odin-ui-take")}</p>
      <PickGroup class="fan" style={countStyle(cards.length)} label={t("odin-ui-take")} ids={cards.map(idOf)}>
        {cards.map((card) => (
          <Pickable key={card.name} id={idOf(card)} label={say(cardText(card))} selection={selection} to="discards">
            <CardFace card={card} />
          </Pickable>
        ))}
      </PickGroup>
    </div>
  );
}

function Discards({ cards }: { cards: readonly Card[] }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <div class="odin-discards">
      <button type="button" data-place="discards" aria-expanded={open} onClick={() => setOpen(!open)}>
        {cards.length > 0 ? <CardBack /> : <i class="no-card" aria-hidden="true" />}
        <span>{t("odin-ui-discards", { count: cards.length })}</span>
      </button>
      {open && (
        <div class="discard-list" role="region" aria-label={t("odin-ui-discard-list")}>
          <div class="side-head">
            <h3>{t("odin-ui-discard-list")}</h3>
            <button type="button" class="round" onClick={() => setOpen(false)} aria-label={t("ui-close")}>
              <Icon name="close" />
            </button>
          </div>
          {cards.length === 0 && <p>{t("odin-ui-no-discards")}</p>}
          <ul>
            {sorted(cards, "colour").map((card) => (
              <li key={card.name} title={say(cardText(card))}>
                <MiniCard card={card} />
                <span class="unseen">{say(cardText(card))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
