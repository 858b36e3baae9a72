import assert from "node:assert/strict";
import { test } from "node:test";
import { signal, type Signal } from "@preact/signals";
import { Choice } from "../src/pick/choice";
import { percentOf } from "../src/base/percent";
import type { State } from "../src/wire/decode";
import type { Wish } from "../src/wire/venue";
import type { AdvisedMove, Answer, Move } from "../src/wire/protocol";

const move = (ids: string): Move => ({ move: ids, ids: ids.split(" "), say: { id: "karuba-move-lay" } });
const MOVES = ["cell:a1", "cell:b2", "adventurer:blue cell:c3"].map(move);

const stateAt = (seq: number, moves: readonly Move[] = MOVES, seat = 0): State => ({
  seq,
  seat,
  view: {},
  ask: { id: "karuba-ask-choose" },
  waiting: [0, 1],
  moves,
  undo: false,
  ask_undo: false,
  log: [],
  over: null,
});

/** A choice at a table whose server answers when the test says so. */
function atTable(confirms = true): {
  choice: Choice;
  show: (state: State) => void;
  sent: Wish[];
  answer: (a: Answer) => Promise<void>;
} {
  const state: Signal<State | null> = signal(stateAt(3));
  const sent: Wish[] = [];
  let give: (answer: Answer) => void = () => undefined;
  const ask = (command: Wish): Promise<Answer> => {
    sent.push(command);
    return new Promise((resolve) => {
      give = resolve;
    });
  };
  const session = { settled: signal(true), ask };
  const choice = new Choice(session, state, () => confirms);
  choice.renew();
  return {
    choice,
    sent,
    show: (next) => {
      state.value = next;
      choice.renew();
    },
    answer: async (answer) => {
      give(answer);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

test("where moves are not confirmed, the pick that leaves one move makes it", () => {
  const { choice, sent } = atTable(false);
  choice.press("adventurer:blue");
  assert.deepEqual(
    sent.map((wish) => wish.t === "move" && wish.move),
    [],
    "its cell is still to be picked",
  );
  choice.press("cell:c3");
  assert.deepEqual(
    sent.map((wish) => wish.t === "move" && wish.move),
    ["adventurer:blue cell:c3"],
  );
});

test("another seat's choice leaves one's picks and one's refusal as they were", async () => {
  const { choice, show, answer } = atTable();
  choice.press("cell:b2");
  choice.press("temple:brown");
  await answer({ t: "why", id: "x", rule: "K16", say: { id: "karuba-K16" } });
  show(stateAt(4));
  assert.deepEqual([...choice.picks.value], ["cell:b2"]);
  assert.equal(choice.refusal.value?.rule, "K16");
});

test("one's own choice, once it is on the screen, is no pick any more, and may be followed by another", async () => {
  const { choice, show, sent, answer } = atTable();
  choice.press("cell:a1");
  assert.ok(choice.confirm());
  show(stateAt(4));
  assert.ok(choice.busy.value, "another seat was faster: one's own choice is still under way");
  assert.deepEqual([...choice.picks.value], ["cell:a1"]);
  await answer({ t: "ok", id: "x", seq: 5 });
  assert.ok(choice.busy.value);
  show(stateAt(5));
  assert.ok(!choice.busy.value);
  assert.equal(choice.picks.value.size, 0);
  choice.press("cell:b2");
  assert.ok(choice.confirm());
  assert.deepEqual(
    sent.map((command) => command.seq),
    [3, 5],
  );
});

test("a refused choice may be made again at once", async () => {
  const { choice, answer } = atTable();
  choice.press("cell:a1");
  choice.confirm();
  await answer({ t: "no", id: "x", seq: 3, rule: "K10", say: { id: "karuba-K10" } });
  assert.ok(!choice.busy.value);
  assert.deepEqual([...choice.picks.value], ["cell:a1"]);
});

test("other moves, or another seat at the same screen, begin anew", () => {
  const { choice, show } = atTable();
  choice.press("cell:b2");
  show(stateAt(4, MOVES, 1));
  assert.equal(choice.picks.value.size, 0);
  choice.press("cell:b2");
  show(stateAt(5, MOVES.slice(2), 1));
  assert.equal(choice.picks.value.size, 0);
});

const advised = (ids: string, chance: number): AdvisedMove => ({ ...move(ids), share: 0.5, chance });
const BEST = [advised("adventurer:blue cell:c3", 0.6), advised("button:stay", 0.4)];

test("the best move of a hint is picked where nothing else is, and another one on demand", async () => {
  const { choice, sent, answer } = atTable();
  void choice.askHint();
  assert.ok(choice.pondering.value);
  void choice.askHint();
  assert.equal(sent.length, 1, "one hint at a time");
  await answer({ t: "hint", id: "x", best: BEST });
  assert.ok(!choice.pondering.value);
  assert.deepEqual([...choice.picks.value], ["adventurer:blue", "cell:c3"]);
  choice.take(1);
  assert.equal(choice.advised.value?.move, "button:stay");
  assert.equal(choice.picks.value.size, 0, "buttons are not picked");
  choice.clear();
  assert.equal(choice.hint.value, null);
});

test("a hint leaves one's own picks alone, and is gone with the state it was for", async () => {
  const { choice, show, answer } = atTable();
  choice.press("cell:b2");
  void choice.askHint();
  await answer({ t: "hint", id: "x", best: BEST });
  assert.deepEqual([...choice.picks.value], ["cell:b2"]);
  assert.equal(choice.advised.value, BEST[0]);
  show(stateAt(4));
  assert.equal(choice.advised.value, BEST[0], "another seat's choice does not touch it");
  show(stateAt(5, [move("cell:d4")]));
  assert.equal(choice.hint.value, null);
});

test("a hint that comes too late is not shown, and the next one may be asked for", async () => {
  const { choice, show, sent, answer } = atTable();
  void choice.askHint();
  show(stateAt(5, [move("cell:d4")]));
  await answer({ t: "hint", id: "x", best: BEST });
  assert.equal(choice.hint.value, null);
  void choice.askHint();
  assert.equal(sent.length, 2);
});

test("only what is certain is told as 0 or 100 percent", () => {
  assert.deepEqual([0, 0.001, 0.004, 0.5, 0.619, 0.999, 1].map(percentOf), [0, 1, 1, 50, 62, 99, 100]);
});
