/** How far the match is: scenario, turn, moves left, and the supplies that count down to the end. */
import type { JSX } from "preact";
import { t } from "../../base/texts";
import { ThingFace } from "./pieces";
import type { LandView } from "./view";

export function Progress({ view }: { view: LandView }): JSX.Element {
  const { facts, derived } = view;
  return (
    <section class="al-panel al-progress" data-place="supply" aria-labelledby="al-scenario">
      <h2 id="al-scenario">{t(`adventureland-section-${facts.scenarios[String(view.scenario)] ?? ""}`)}</h2>
      <p class="al-turn">
        <span>{t("adventureland-ui-turn", { number: view.turns })}</span>
        {view.phase === "move" && <MovesLeft left={view.moves_left} all={facts.moves_of_turn} />}
        <span class="al-revealed">
          {t("adventureland-ui-cards", { count: view.revealed, all: facts.spaces.length })}
        </span>
      </p>
      <p class="al-countdown">
        <span>{derived.last_round ? t("adventureland-ui-last-round") : t("adventureland-ui-until-end")}</span>
        <Left kind="sword" count={view.sword_supply} words={t("adventureland-ui-swords")} />
        <Left kind="companion" count={view.companion_supply} words={t("adventureland-ui-companions")} />
      </p>
    </section>
  );
}

/** The moves of the turn, those that are spent as well. */
function MovesLeft({ left, all }: { left: number; all: number }): JSX.Element {
  return (
    <span class="al-moves" role="img" aria-label={`${t("adventureland-ui-moves-left")}: ${left}`}>
      {Array.from({ length: all }, (_, index) => (
        <i key={index} class={index < left ? "left" : ""} />
      ))}
    </span>
  );
}

function Left({ kind, count, words }: { kind: string; count: number; words: string }): JSX.Element {
  return (
    <span class="al-left" title={words}>
      <ThingFace kind={kind} />
      <span class="unseen">{words}</span> <b>{count}</b>
    </span>
  );
}
