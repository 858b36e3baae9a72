/** How far the match is: scenario, turn, moves left, and the supplies that count down to the end. */
import type { JSX } from "preact";
import { t } from "../../base/texts";
import { ThingFace } from "./pieces";
import { SPACES, type LandView } from "./view";

const SCENARIOS = { 1: "companions", 2: "glorious", 3: "cities" } as const;
/** The moves of a turn, to show those that are spent as well. */
const MOVES = 2;

export function Progress({ view }: { view: LandView }): JSX.Element {
  const last = view.sword_supply + view.companion_supply === 0;
  return (
    <section class="al-panel al-progress" data-place="supply" aria-labelledby="al-scenario">
      <h2 id="al-scenario">{t(`adventureland-section-${SCENARIOS[view.scenario]}`)}</h2>
      <p class="al-turn">
        <span>{t("adventureland-ui-turn", { number: view.turns })}</span>
        {view.phase === "move" && <MovesLeft left={view.moves_left} />}
        <span class="al-revealed">{t("adventureland-ui-cards", { count: view.revealed, all: SPACES.length })}</span>
      </p>
      <p class="al-countdown">
        <span>{last ? t("adventureland-ui-last-round") : t("adventureland-ui-until-end")}</span>
        <Left kind="sword" count={view.sword_supply} words={t("adventureland-ui-swords")} />
        <Left kind="companion" count={view.companion_supply} words={t("adventureland-ui-companions")} />
      </p>
    </section>
  );
}

function MovesLeft({ left }: { left: number }): JSX.Element {
  return (
    <span class="al-moves" role="img" aria-label={`${t("adventureland-ui-moves-left")}: ${left}`}>
      {Array.from({ length: MOVES }, (_, index) => (
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
