/** What a good player would do: the best few moves, each a button that shows and picks it on the board. */
import type { JSX } from "preact";
import { percentOf } from "../base/percent";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Choice } from "../pick/choice";
import { Dots, Icon } from "../parts/icons";
import type { AdvisedMove } from "../wire/protocol";
import { say, t } from "../base/texts";

/** Asks for a hint, and shows that it is being thought about. */
export function HintButton({ choice }: { choice: Choice }): JSX.Element {
  const busy = choice.pondering.value;
  return (
    <button type="button" class="ask-hint" aria-disabled={busy} onClick={() => void choice.askHint()}>
      {busy ? <Dots /> : <Icon name="hint" />}
      <span>{t(busy ? "ui-hint-busy" : "ui-hint")}</span>
    </button>
  );
}

/** The panel, while there is a hint. It takes no focus; when it goes with the focus in it, the button gets that back. */
export function HintPanel({ choice }: { choice: Choice }): JSX.Element | null {
  const hint = choice.hint.value;
  return hint && <Panel choice={choice} best={hint.best} shown={hint.shown} />;
}

interface PanelProps {
  readonly choice: Choice;
  readonly best: readonly AdvisedMove[];
  readonly shown: number;
}

function Panel({ choice, best, shown }: PanelProps): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (panel.current?.contains(document.activeElement)) document.querySelector<HTMLElement>(".ask-hint")?.focus();
    },
    [],
  );
  const only = choice.moves.value.length === 1;
  const equal = aboutEqual(best);
  return (
    <div class="hint" role="group" aria-labelledby="hint-title" ref={panel}>
      <p class="hint-head">
        <Icon name="hint" />
        <strong id="hint-title">{only ? t("ui-hint-only") : t("ui-hint-title", { count: best.length })}</strong>
        {equal && <span class="hint-equal">{t("ui-hint-equal")}</span>}
        {!equal && best[0]?.chance !== undefined && <span aria-hidden="true">{t("ui-hint-chance")}</span>}
      </p>
      <button type="button" class="round hint-close" aria-label={t("ui-hint-close")} onClick={() => choice.dropHint()}>
        <Icon name="close" />
      </button>
      <ul>
        {best.map((move, index) => (
          <li key={move.move}>
            <button
              type="button"
              class="advice"
              data-advice={move.move}
              aria-pressed={index === shown}
              onClick={() => choice.take(index)}
            >
              <span>{say(move.say)}</span> {move.chance !== undefined && <Chance chance={move.chance} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Chances that lie no further apart are the same to a person; so the terminal counts too (bots/hint.py). */
const ABOUT_EQUAL = 0.02;

/** Whether it is nearly the same which of the advised moves one makes. */
export function aboutEqual(best: readonly AdvisedMove[]): boolean {
  const chances = best.flatMap(({ chance }) => (chance === undefined ? [] : [chance]));
  return chances.length > 1 && Math.max(...chances) - Math.min(...chances) <= ABOUT_EQUAL;
}

function Chance({ chance }: { chance: number }): JSX.Element {
  const percent = percentOf(chance);
  return (
    <>
      <i class="advice-bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </i>
      <b>
        {t("ui-hint-percent", { percent })}
        <span class="unseen"> {t("ui-hint-chance")}</span>
      </b>
    </>
  );
}
