/** What is asked and what can be answered: the ask, the moves that the picks name, undo, hint, and the reason for a refusal. */
import type { JSX } from "preact";
import type { Choice } from "../pick/choice";
import { HintButton, HintPanel } from "./hintpanel";
import { Icon } from "../parts/icons";
import { buttonMoves, offers } from "../pick/pick";
import type { State } from "../wire/decode";
import { ONLOOKER, type Move } from "../wire/protocol";
import { say, t } from "../base/texts";

interface ActionBarProps {
  readonly state: State;
  readonly choice: Choice;
  readonly onRule: (rule: string) => void;
}

export function ActionBar({ state, choice, onRule }: ActionBarProps): JSX.Element {
  const mine = state.waiting.includes(state.seat);
  // Where all decide at the same time, one may choose anew until the last one has chosen.
  const chosen = !mine && state.moves.length > 0;
  return (
    <section
      class={mine ? "actions mine" : chosen ? "actions chosen" : "actions"}
      data-seq={state.seq}
      aria-label={t("ui-actions")}
    >
      <div class="actions-head">
        <p class="ask" aria-live="polite">
          {mine && <strong>{t("ui-your-turn")}</strong>}
          {chosen && <Icon name="check" />} <span>{say(state.ask)}</span>
        </p>
        {state.seat !== ONLOOKER && <Helpers state={state} choice={choice} />}
      </div>
      <Words choice={choice} onRule={onRule} />
      {state.seat !== ONLOOKER && <Moves choice={choice} />}
    </section>
  );
}

function Helpers({ state, choice }: { state: State; choice: Choice }): JSX.Element {
  return (
    <div class="helpers">
      {choice.picks.value.size > 0 && (
        <button type="button" class="clear" onClick={() => choice.clear()}>
          <Icon name="close" />
          <span>{t("ui-clear")}</span>
        </button>
      )}
      {state.undo && (
        <button type="button" onClick={() => void choice.undo()}>
          <Icon name="undo" />
          <span>{t("ui-undo")}</span>
        </button>
      )}
      {!state.undo && state.ask_undo && (
        <button type="button" onClick={() => void choice.askUndo()}>
          <Icon name="undo" />
          <span>{t("ui-ask-undo")}</span>
        </button>
      )}
      {state.moves.length > 0 && <HintButton choice={choice} />}
    </div>
  );
}

/** A refusal with its rule, or a hint; the line is always there, so that screen readers hear it change. */
function Words({ choice, onRule }: Pick<ActionBarProps, "choice" | "onRule">): JSX.Element {
  const refusal = choice.refusal.value;
  const rule = refusal?.rule;
  return (
    <div class="words" aria-live="polite">
      {refusal && (
        <p class="refusal">
          {rule && (
            <button
              type="button"
              class="rule-link"
              onClick={() => onRule(rule)}
              aria-label={t("ui-show-rule", { rule })}
            >
              {rule}
            </button>
          )}
          <span>{say(refusal.say)}</span>
        </p>
      )}
      {!refusal && <HintPanel choice={choice} />}
    </div>
  );
}

function Moves({ choice }: Pick<ActionBarProps, "choice">): JSX.Element {
  const moves = choice.moves.value;
  const offered = offers(moves, choice.picks.value);
  const buttons = buttonMoves(moves);
  const quiet = choice.refusal.value === null && choice.hint.value === null;
  const many = quiet && moves.length > buttons.length && offered.exact.length + offered.further.length === 0;
  return (
    <div class="moves">
      {offered.exact.map((move) => (
        <MoveButton key={move.move} move={move} choice={choice} kind="primary" />
      ))}
      {buttons.map((move) => (
        <MoveButton key={move.move} move={move} choice={choice} kind="plain" />
      ))}
      {offered.further.length > 0 && (
        <div class="further" role="group" aria-label={t("ui-further-moves")}>
          {offered.further.map((move) => (
            <MoveButton key={move.move} move={move} choice={choice} kind="further" />
          ))}
        </div>
      )}
      {many && <p class="pick-help">{t("ui-pick-help")}</p>}
    </div>
  );
}

function MoveButton({
  move,
  choice,
  kind,
}: {
  move: Move;
  choice: Choice;
  kind: "primary" | "plain" | "further";
}): JSX.Element {
  return (
    <button
      type="button"
      class={choice.advised.value?.move === move.move ? `move ${kind} hinted` : `move ${kind}`}
      data-move={move.move}
      aria-disabled={choice.busy.value}
      onClick={() => void choice.make(move)}
    >
      {say(move.say)}
    </button>
  );
}
