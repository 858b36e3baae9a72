import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardsToDraw,
  countedTexts,
  handIds,
  landing,
  lanesFor,
  pickedOdin,
  stageEnded,
  symbolOf,
  type RavensView,
} from "../src/games/ravens/view";
import { wordsOf } from "../src/parts/lists";
import type { Move } from "../src/wire/protocol";

const VIEW: RavensView = {
  phase: "play",
  stage: 1,
  scores: [0, 5],
  turn: 0,
  path: "MF FS",
  positions: [0, 1],
  marker: "a2",
  magic_card: "MO",
  magic_rows: ["", "M"],
  hands: ["M M OA", null],
  stacks: ["F", null],
  hand_sizes: [3, 5],
  stack_sizes: [1, 0],
  pile_sizes: [0, 20],
  discards: ["W", ""],
  hand_plays: 3,
  stack_plays: 3,
  drawn: "",
  last_winner: -1,
  arranged: 0,
  derived: { next: ["M", "S"], units: [1, 1], groups: [2, 1], lands_left: 30 },
};

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

test("the space on which a flight ends is the one its words name", () => {
  const say = { id: "ravens-move-fly", args: { space: "a3" } };
  const moves: Move[] = [
    { move: "end", ids: ["button:end"], say: { id: "ravens-move-end" } },
    { move: "fly M", ids: ["hand:M1", "raven:own"], say },
  ];
  assert.equal(landing(moves, "raven:own"), "a3");
  assert.equal(landing(moves, "marker:stone"), undefined);
});

test("a picked Odin card is found in the hand and on top of the stack", () => {
  assert.equal(pickedOdin(new Set(["card:4", "hand:OC1"]), []), "OC");
  assert.equal(pickedOdin(new Set(["stack:1"]), ["OD", "M"]), "OD");
  assert.equal(pickedOdin(new Set(["stack:1", "hand:M2"]), ["F"]), undefined);
});

test("the end of the turn draws up to five, as far as the piles go", () => {
  assert.equal(cardsToDraw(VIEW, 0), 1);
  assert.equal(cardsToDraw({ ...VIEW, pile_sizes: [20, 20] }, 0), 2);
  assert.equal(cardsToDraw(VIEW, 1), 0);
});

test("a stage that ended tells what it brought each seat", () => {
  const next: RavensView = { ...VIEW, stage: 2, scores: [4, 8], last_winner: 0 };
  assert.deepEqual(stageEnded(VIEW, next), { stage: 1, winner: 0, gains: [4, 3], scores: [4, 8] });
  assert.equal(stageEnded(VIEW, { ...VIEW, turn: 1 }), null);
  assert.equal(stageEnded(VIEW, { ...VIEW, phase: "over", scores: [13, 5] })?.gains[0], 13);
});
