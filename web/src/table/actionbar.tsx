/** What is asked and what can be answered: the ask, the moves that the picks name, undo, hint, and the reason for a refusal. */
import type { JSX } from "preact";
import type { Choice } from "../pick/choice";
import { HintButton, HintPanel } from "./hintpanel";
import { Icon } from "../parts/icons";
import { buttonMoves, candidates, nextKinds, offers, oneAway, type Picks } from "../pick/pick";
import type { State } from "../wire/decode";
import { ONLOOKER, type Move } from "../wire/protocol";
import { hasText, say, t } from "../base/texts";

interface ActionBarProps {
  readonly game: string;
  readonly state: State;
  readonly choice: Choice;
  readonly onRule: (rule: string) => void;
}

export function ActionBar({ game, state, choice, onRule }: ActionBarProps): JSX.Element {
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
      {state.seat !== ONLOOKER && <Moves game={game} choice={choice} />}
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

function Moves({ game, choice }: Pick<ActionBarProps, "game" | "choice">): JSX.Element {
  const moves = choice.moves.value;
  const picks = choice.picks.value;
  const { exact, further } = offers(moves, picks);
  const buttons = buttonMoves(moves);
  const pickable = moves.length > buttons.length;
  return (
    <div class="moves">
      {exact.map((move) => (
        <MoveButton key={move.move} move={move} choice={choice} kind="primary" />
      ))}
      {pickable && exact.length === 0 && <p class="pick-help">{pickWords(game, moves, picks)}</p>}
      {/* What is done without picking anything does little, as a rule: it stands back behind what is played. */}
      {buttons.map((move) => (
        <MoveButton key={move.move} move={move} choice={choice} kind={pickable ? "plain aside" : "plain"} />
      ))}
      {further.length > 0 && (
        <div
          class={oneAway(further, picks) ? "further on-board" : "further"}
          role="group"
          aria-label={t("ui-further-moves")}
        >
          {further.map((move) => (
            <MoveButton key={move.move} move={move} choice={choice} kind="further" />
          ))}
        </div>
      )}
    </div>
  );
}

/** What to pick next: by the verb that all moves share, where the game has words for it, else by the kinds of elements. */
function pickWords(game: string, moves: readonly Move[], picks: Picks): string {
  const verbs = new Set(candidates(moves, picks).map(({ move }) => move.split(" ")[0]));
  const [verb] = verbs;
  const named = verbs.size === 1 && verb && hasText(`${game}-pick-to-${verb}`);
  const names = named ? [`to-${verb}`] : nextKinds(moves, picks);
  const [what, other] = names.map((name) => `${game}-pick-${name}`).filter(hasText);
  if (!what) return t("ui-pick-help");
  return other
    ? t("ui-pick-two", { what: { id: what }, other: { id: other } })
    : t("ui-pick-one", { what: { id: what } });
}

function MoveButton({
  move,
  choice,
  kind,
}: {
  move: Move;
  choice: Choice;
  kind: "primary" | "plain" | "plain aside" | "further";
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
