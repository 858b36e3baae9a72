/** One's own stack, open to its owner alone, the discard pile, and the plays that are left. */
import type { JSX } from "preact";
import { useTurn } from "../../parts/seated";
import { useState } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { say, t } from "../../base/texts";
import { wordsOf } from "../../parts/lists";
import { CardBack, CardFace, MiniCard } from "./card";
import { cardText, countedTexts, lanesFor, type RavensView } from "./view";

interface StackProps {
  readonly view: RavensView;
  readonly seat: number;
  readonly selection: Selection;
}

export function Stack({ view, seat, selection }: StackProps): JSX.Element {
  const cards = wordsOf(view.stacks[seat]);
  const ids = cards.map((_, at) => `stack:${at + 1}`);
  const onTurn = useTurn(view) === seat;
  const settled = view.phase === "arrange" && onTurn ? view.arranged : 0;
  return (
    <section class="rv-stack" aria-labelledby="rv-stack-title">
      <div class="rv-head">
        <h2 id="rv-stack-title">{t("ravens-ui-stack")}</h2>
        {onTurn && (
          <Plays
            left={view.stack_plays}
            all={view.facts.plays}
            label={t("ravens-ui-plays-stack", { count: view.stack_plays })}
          />
        )}
      </div>
      <PickGroup class="rv-stack-cards" label={t("ravens-ui-stack")} ids={["pile:stack", ...ids]}>
        <Pickable id="pile:stack" class="rv-target rv-pile" label={t("ravens-ui-pile-stack")} selection={selection}>
          <span class="rv-slot">+</span>
          <small aria-hidden="true">{t("ravens-ui-action-stash")}</small>
        </Pickable>
        {cards.map((card, at) => (
          <Pickable
            key={at}
            id={`stack:${at + 1}`}
            class={at < settled ? "rv-settled" : ""}
            label={t("ravens-ui-stack-card", { number: at + 1, card: cardText(card) })}
            selection={selection}
            to="discard"
          >
            <CardFace facts={view.facts} kind={card} />
            <i class="rv-depth" aria-hidden="true">
              {at === 0 ? t("ravens-ui-top") : at + 1}
            </i>
          </Pickable>
        ))}
      </PickGroup>
    </section>
  );
}

/** How many plays of all are left, as pips. */
export function Plays({ left, all, label }: { left: number; all: number; label: string }): JSX.Element {
  return (
    <span class="rv-plays" title={label}>
      <span class="unseen">{label}</span>
      {Array.from({ length: all }, (_, at) => (
        <i key={at} class={at < left ? "left" : ""} aria-hidden="true" />
      ))}
    </span>
  );
}

/** The own discard pile as a target, and the look through both. */
export function Discards({ view, seat, selection }: StackProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const count = wordsOf(view.discards[seat]).length;
  return (
    <section class="rv-discards" aria-label={t("ravens-ui-discard")}>
      <PickGroup label={t("ravens-ui-discard")} ids={["pile:discard"]}>
        <Pickable
          id="pile:discard"
          class="rv-target rv-pile"
          label={t("ravens-ui-pile-discard", { count })}
          selection={selection}
        >
          <span class="rv-heap" data-place="discard">
            <CardBack />
            <b aria-hidden="true">{count}</b>
          </span>
          <small aria-hidden="true">{t("ravens-ui-action-discard")}</small>
        </Pickable>
      </PickGroup>
      <button type="button" class="small rv-look" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("ravens-ui-look")}
      </button>
      {open && (
        <div class="rv-looked" role="region" aria-label={t("ravens-ui-discards")}>
          {lanesFor(seat).map((lane) => (
            <div key={lane}>
              <h3>{t("ravens-ui-discards-of", { player: { seat: lane } })}</h3>
              <Heap cards={wordsOf(view.discards[lane])} />
            </div>
          ))}
          <button type="button" class="small" onClick={() => setOpen(false)}>
            {t("ui-close")}
          </button>
        </div>
      )}
    </section>
  );
}

function Heap({ cards }: { cards: readonly string[] }): JSX.Element {
  return (
    <p class="rv-heap-cards">
      {cards.map((card, at) => (
        <MiniCard key={at} kind={card} />
      ))}
      <span class={cards.length > 0 ? "unseen" : ""}>
        {cards.length > 0 ? countedTexts(cards).map(say).join(", ") : t("ravens-ui-empty")}
      </span>
    </p>
  );
}
