import assert from "node:assert/strict";
import { test } from "node:test";
import { moments } from "../src/games/ravens/moments";
import type { Text } from "../src/wire/protocol";
import { signal } from "@preact/signals";
import {
  countedTexts,
  deckSize,
  flightTo,
  fly,
  handIds,
  landing,
  lanesFor,
  pickedActions,
  symbolOf,
  type RavensView,
} from "../src/games/ravens/view";
import { wordsOf } from "../src/parts/lists";
import { exact, press } from "../src/pick/pick";
import { shownMove, type Selection } from "../src/pick/selection";
import type { Move } from "../src/wire/protocol";

const VIEW = {
  phase: "play",
  stage: 1,
  scores: [0, 5],
  turn: 0,
  land_discards: "MF WW",
  last_winner: -1,
  derived: { lands_left: 30 },
  facts: { actions: { OC: ["turn", "remove"], OD: ["marker", "swap"] } },
} as unknown as RavensView;

test("equal cards of a hand are numbered from 1 on", () => {
  assert.deepEqual(handIds(wordsOf("M M OA")), ["hand:M1", "hand:M2", "hand:OA1"]);
  assert.deepEqual(handIds(wordsOf(null)), []);
});

test("every card shows a landscape or Odin", () => {
  assert.deepEqual(["M", "P", "OA", "O"].map(symbolOf), ["M", "P", "O", "O"]);
});

test("equal cards are told together", () => {
  const counts = countedTexts(["M", "F", "M"]).map((text) => text.args?.count);
  assert.deepEqual(counts, [2, 1]);
});

test("one's own lane lies nearest", () => {
  assert.deepEqual(
    [lanesFor(0), lanesFor(1), lanesFor(-1)],
    [
      [1, 0],
      [0, 1],
      [0, 1],
    ],
  );
});

const END: Move = { move: "end", ids: ["button:end"], say: { id: "ravens-move-end" } };
const FLY: Move = {
  move: "fly M",
  ids: ["hand:M1", "raven:own"],
  say: { id: "ravens-move-fly", args: { space: "a3" } },
};
const CROSS: Move = {
  move: "cross M+M",
  ids: ["hand:M1", "hand:M2", "marker:stone"],
  say: { id: "ravens-move-cross", args: { space: "a5" } },
};
const STASH: Move = { move: "stash M", ids: ["hand:M1", "pile:stack"], say: { id: "ravens-move-stash" } };

test("the space on which a flight ends is the one its words name", () => {
  assert.equal(landing([END, FLY], "raven:own"), "a3");
  assert.equal(landing([END, FLY], "marker:stone"), undefined);
});

test("one flies to a space by the raven, or by the stone that is crossed", () => {
  const moves = [END, FLY, CROSS];
  assert.deepEqual(
    ["a3", "a5", "a4", "b3"].map((space) => flightTo(moves, space)),
    ["raven:own", "marker:stone", undefined, undefined],
  );
});

/** A selection over moves, and the moves that it has made. */
function choosing(moves: readonly Move[], ...picked: string[]): { selection: Selection; made: string[] } {
  const made: string[] = [];
  const picks = signal<ReadonlySet<string>>(new Set(picked));
  const selection: Selection = {
    ...shownMove(END),
    picks,
    press: (id) => {
      const pressed = press(moves, picks.value, id);
      if ("picks" in pressed) picks.value = pressed.picks;
    },
    confirm: () => {
      const named = exact(moves, picks.value);
      made.push(...named.map((move) => move.move));
      return named.length === 1;
    },
  };
  return { selection, made };
}

test("with the cards that pay picked, its landing space flies", () => {
  const paid = choosing([END, FLY, CROSS, STASH], "hand:M1");
  fly(paid.selection, "raven:own");
  assert.deepEqual(paid.made, ["fly M"]);
  const crossing = choosing([END, FLY, CROSS], "hand:M1", "hand:M2");
  fly(crossing.selection, "marker:stone");
  assert.deepEqual(crossing.made, ["cross M+M"]);
});

test("without cards a landing space picks the raven, and nothing else is made instead of a flight", () => {
  const bare = choosing([END, FLY]);
  fly(bare.selection, "raven:own");
  fly(bare.selection, "raven:own");
  assert.deepEqual([bare.made, [...bare.selection.picks.value]], [[], ["raven:own"]]);
  const stashing = choosing([END, STASH], "hand:M1", "pile:stack");
  fly(stashing.selection, "raven:own");
  assert.deepEqual(stashing.made, []);
});

test("a picked Odin card is found in the hand and on top of the stack", () => {
  const actions = (picks: string[], stack: string[]): readonly string[] =>
    pickedActions(VIEW.facts, new Set(picks), stack);
  assert.deepEqual(actions(["card:4", "hand:OC1"], []), ["turn", "remove"]);
  assert.deepEqual(actions(["stack:1"], ["OD", "M"]), ["marker", "swap"]);
  assert.deepEqual(actions(["stack:1", "hand:M2"], ["F"]), []);
});

test("removed landscape cards lie beside the deck", () => {
  assert.equal(deckSize(VIEW), 28);
  assert.equal(deckSize({ ...VIEW, land_discards: "" }), 30);
});

test("a stage that ended tells what it brought each seat, and why, over the path with the raven at its end", () => {
  const last: RavensView = { ...VIEW, positions: [7, 5], length: 9 };
  const next: RavensView = { ...VIEW, stage: 2, scores: [4, 8], last_winner: 0 };
  const said = [{ id: "ravens-log-fly" }, { id: "ravens-log-finish" }, { id: "ravens-log-stage" }];
  const ended = moments.ended?.(last, next, said);
  assert.deepEqual(
    ended?.rows.map(({ winner, cells }) => [winner, (cells[0] as Text).args?.points, cells[1]]),
    [
      [true, 4, 4],
      [false, 3, 8],
    ],
  );
  assert.deepEqual(ended.why, [{ id: "ravens-log-finish" }]);
  assert.deepEqual((ended.view as RavensView).positions, [9, 5]);
  assert.equal(moments.ended?.(VIEW, { ...VIEW, turn: 1 }, said), null);
  assert.equal(moments.ended(VIEW, { ...next, phase: "over" }, said), null);
});
