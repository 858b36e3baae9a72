import assert from "node:assert/strict";
import { test } from "node:test";
import { byKind, byVerb, fieldsOf, told } from "../src/games/plain/view";
import type { Move } from "../src/wire/protocol";

const move = (notation: string, ids: string): Move => ({ move: notation, ids: ids.split(" "), say: { id: "x" } });
const MOVES = [
  move("lay a1", "cell:a1"),
  move("walk blue c3", "adventurer:blue cell:c3"),
  move("lay b2", "cell:b2"),
  move("stay", "button:stay"),
];

test("a list with an entry for each seat belongs to the seats, everything else to the table", () => {
  const view = {
    phase: "lead",
    hand_no: 2,
    totals: [0, 4, 1],
    hands: ["B1 B4", null, null],
    deck: [3, 1],
    derived: { value: 62, odds: { two: [1, 2, 3] } },
  };
  assert.deepEqual(fieldsOf(view, 3), {
    facts: [
      { name: "phase", value: "lead" },
      { name: "hand no", value: "2" },
      { name: "deck", value: "3 · 1" },
      { name: "value", value: "62" },
      { name: "odds", value: "two 1 · 2 · 3" },
    ],
    bySeat: [
      { name: "totals", values: ["0", "4", "1"] },
      { name: "hands", values: ["B1 B4", null, null] },
    ],
  });
});

test("what is hidden is not told as empty", () => {
  assert.equal(told(null), null);
  assert.equal(told(""), "–");
  assert.equal(told([]), "–");
  assert.equal(told(["a", null]), "a · ?");
  assert.equal(told({ seat: 0, swords: null }), "seat 0, swords ?");
});

test("a view of any shape is read without trouble", () => {
  for (const view of [null, 3, "words", [], {}]) assert.deepEqual(fieldsOf(view, 2), { facts: [], bySeat: [] });
});

test("moves stand under the first word of their notation; those without elements are buttons elsewhere", () => {
  const verbs = [...byVerb(MOVES)].map(([verb, moves]) => `${verb} ${moves.length}`);
  assert.deepEqual(verbs, ["lay 2", "walk 1"]);
});

test("elements stand under their kinds, each once", () => {
  assert.deepEqual(
    [...byKind([...MOVES, move("lay c3", "cell:c3")])],
    [
      ["cell", ["cell:a1", "cell:c3", "cell:b2"]],
      ["adventurer", ["adventurer:blue"]],
    ],
  );
});
