/** A puzzle: a position with one clearly best move, on the real board. What the other moves lose explains the answer. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { follow } from "../base/route";
import { say, t } from "../base/texts";
import { useFace } from "../games/face";
import { NoBoard } from "../games/noboard";
import { puzzleOfDay, rememberTry, triedPuzzles, type Tried } from "../learn/solved";
import { Icon } from "../parts/icons";
import { Page } from "../parts/page";
import { Seated } from "../parts/seated";
import { Choice, type Asked } from "../pick/choice";
import { ActionBar } from "../table/actionbar";
import { games, puzzleOf } from "../wire/api";
import { decoderOf, type State } from "../wire/decode";
import { useLoaded } from "../wire/load";
import { ownName } from "../wire/opening";
import type { Answer, PuzzleState, SeatInfo, Text } from "../wire/protocol";
import type { Wish } from "../wire/venue";

const EXPLAINED = 6;
const percent = (chance: number): number => Math.round(100 * chance);

interface Task {
  readonly puzzle: PuzzleState;
  readonly count: number;
  readonly state: State;
}

/** The puzzle of that number; without one, that of the day. */
async function taskOf(name: string, wished: number): Promise<Task> {
  const count = (await games()).find((game) => game.name === name)?.puzzles ?? 0;
  const number = wished > 0 ? wished : puzzleOfDay(count, Date.now());
  const puzzle = await puzzleOf(name, number);
  const decoder = await decoderOf(name, puzzle.version);
  return {
    puzzle,
    count,
    state: decoder.state({ t: "state", seq: 0, undo: false, ask_undo: false, log: [], over: null, ...puzzle }),
  };
}

export function PuzzlePage({ name, number }: { name: string; number: number }): JSX.Element {
  const task = useLoaded(() => taskOf(name, number), `${name} ${number}`);
  return (
    <Page title={t("ui-puzzles")}>
      {task.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
      {task.is === "refused" && (
        <div class="panel narrow">
          <h1>{say(task.say)}</h1>
          <a class="button" href="/" onClick={follow}>
            {t("ui-to-shelf")}
          </a>
        </div>
      )}
      {task.is === "here" && <Solving name={name} task={task.value} today={!(number > 0)} />}
    </Page>
  );
}

/** Those at the table: the person, and bots. */
const company = ({ seats, seat: own }: PuzzleState): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? { seat, kind: "me", taken: true, online: true, name: ownName() }
      : { seat, kind: "bot", taken: true, online: true, level: "casual" },
  );

/** What is said of a move: that it is the best one, or what it loses. */
function verdict({ chances, solutions }: PuzzleState, move: string): Text {
  const best = Math.max(...Object.values(chances));
  const chance = chances[move] ?? 0;
  return solutions.includes(move)
    ? { id: "ui-puzzle-right", args: { percent: percent(chance) } }
    : { id: "ui-puzzle-wrong", args: { percent: percent(chance), best: percent(best) } };
}

/** Answers in the place of a server. */
function answerTo(task: Task, wish: Wish, onTry: (move: string) => void, onShown: () => void): Answer {
  const { puzzle, state } = task;
  if (wish.t === "move") {
    onTry(wish.move);
    return { t: "no", id: "", seq: 0, rule: null, say: verdict(puzzle, wish.move) };
  }
  if (wish.t === "hint") {
    onShown();
    const best = state.moves.filter(({ move }) => puzzle.solutions.includes(move));
    return {
      t: "hint",
      id: "",
      best: best.map((move) => ({ ...move, share: 1, chance: puzzle.chances[move.move] ?? 0 })),
    };
  }
  return { t: "why", id: "", rule: null, say: { id: "say-no-move-fits" } };
}

function Solving({ name, task, today }: { name: string; task: Task; today: boolean }): JSX.Element {
  const { puzzle, count, state } = task;
  const [solved, setSolved] = useState(false);
  const [shown, setShown] = useState(false);
  const face = useFace(name);
  const Board = face?.default;
  const seats = useMemo(() => company(puzzle), [puzzle]);
  const choice = useMemo(() => {
    const onTry = (move: string): void => {
      const right = puzzle.solutions.includes(move);
      rememberTry(name, puzzle.number, right);
      if (right) setSolved(true);
    };
    const onShown = (): void => {
      rememberTry(name, puzzle.number, false);
      setShown(true);
    };
    const asked: Asked = {
      settled: signal(true),
      ask: (wish) => Promise.resolve(answerTo(task, wish, onTry, onShown)),
    };
    return new Choice(asked, signal(state));
  }, [task]);
  useLayoutEffect(() => choice.renew(), [choice]);
  return (
    <Seated seats={seats} waiting={state.waiting}>
      <div class={solved ? "puzzle solved" : "puzzle"}>
        <header class="review-head">
          <div>
            <p class="overline">
              {t(`${name}-name`)} · {t(today ? "ui-puzzle-today" : "ui-puzzles")}
            </p>
            <h1>{t("ui-puzzle-number", { number: puzzle.number, count })}</h1>
            <p class="quiet">{t("ui-puzzle-task")}</p>
          </div>
        </header>
        <div class="felt puzzle-board">
          <NoBoard face={face} />
          {Board && <Board view={state.view} seat={puzzle.seat} waiting={state.waiting} selection={choice} />}
          <ActionBar game={name} state={state} choice={choice} onRule={() => undefined} />
        </div>
        <div role="status">{(solved || shown) && <Explained task={task} />}</div>
        <Others name={name} count={count} number={puzzle.number} tried={triedPuzzles(name)} />
      </div>
    </Seated>
  );
}

/** What the best move wins, and what the others lose against it. */
function Explained({ task: { puzzle, state } }: { task: Task }): JSX.Element {
  const best = Math.max(...Object.values(puzzle.chances));
  const moves = [...state.moves]
    .map((move) => ({ move, chance: puzzle.chances[move.move] ?? 0 }))
    .sort((a, b) => b.chance - a.chance);
  return (
    <section class="panel puzzle-answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t("ui-puzzle-why")}</h2>
      <ol>
        {moves.slice(0, EXPLAINED).map(({ move, chance }) => (
          <li key={move.move} class={puzzle.solutions.includes(move.move) ? "best" : ""}>
            <span>
              {puzzle.solutions.includes(move.move) && <Icon name="check" />}
              {say(move.say)}
            </span>
            <b>{t("percent", { number: percent(chance) })}</b>
            <span class="quiet">
              {chance < best && t("ui-puzzle-loses", { percent: percent(best) - percent(chance) })}
            </span>
          </li>
        ))}
      </ol>
      {moves.length > EXPLAINED && <p class="quiet">{t("ui-puzzle-rest", { count: moves.length - EXPLAINED })}</p>}
    </section>
  );
}

interface OthersProps {
  readonly name: string;
  readonly count: number;
  readonly number: number;
  readonly tried: Tried;
}

/** All puzzles of the game, those that were tried marked. */
function Others({ name, count, number, tried }: OthersProps): JSX.Element {
  const next = (number % count) + 1;
  const solved = Object.values(tried).filter(Boolean).length;
  return (
    <nav class="panel puzzle-list" aria-labelledby="puzzles-title">
      <h2 id="puzzles-title">{t("ui-puzzles")}</h2>
      <p class="quiet">{t("ui-puzzles-solved", { solved, count })}</p>
      <a class="button primary" href={`/puzzles/${name}/${next}`} onClick={follow}>
        {t("ui-puzzle-next")}
      </a>
      <ol>
        {Array.from({ length: count }, (_, at) => at + 1).map((each) => (
          <li key={each}>
            <a
              class={each in tried ? (tried[each] ? "solved" : "failed") : ""}
              href={`/puzzles/${name}/${each}`}
              aria-current={each === number ? "page" : undefined}
              onClick={follow}
            >
              {each}
              {each in tried && <span class="unseen"> {t(tried[each] ? "ui-puzzle-solved" : "ui-puzzle-failed")}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
