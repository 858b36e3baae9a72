import assert from "node:assert/strict";
import { test } from "node:test";
import {
  beachBox,
  cellBox,
  exitsOf,
  itemOf,
  jungleBox,
  planOf,
  standBox,
  takenOf,
  templeOf,
  tileTexts,
  type KarubaFacts,
  type KarubaView,
} from "../src/games/karuba/view";

const FACTS: KarubaFacts = {
  columns: 6,
  rows: 5,
  cells: [1, 2, 3, 4, 5].flatMap((row) => ["a", "b", "c", "d", "e", "f"].map((column) => `${column}${row}`)),
  colours: ["brown", "blue", "purple", "yellow"],
  numbers: [10, 50, 60, 70, 110],
  beach: { 10: ["a1", "W"], 50: ["a5", "W"], 60: ["a5", "S"], 110: ["f5", "S"] },
  jungle: { 60: ["f1", "N"], 70: ["f1", "E"], 110: ["f5", "E"] },
  rounds: 36,
  tiles: ["", "EW", "EW", "ESc"],
  treasures: {},
  bonuses: [],
};
const VIEW: KarubaView = {
  seats: 2,
  phase: "choose",
  bonus: 0,
  turn: 0,
  tile: 3,
  round_no: 2,
  setup: 0,
  apart: 0,
  leader: 0,
  stack: null,
  east: [],
  south: [],
  left: "1 2",
  lying: ["", ""],
  choices: ["lay c3", null],
  islands: [[], []],
  where: [
    ["c3", "beach", "temple", "beach"],
    ["beach", "beach", "beach", "beach"],
  ],
  crystals: [],
  gold: [],
  treasures: [],
  extra: [],
  beach: [10, 60, 110, 0],
  jungle: [70, 60, 110, 0],
  bonuses: [],
  derived: { points: [], laid: [], tops: [], steps: 2 },
  facts: FACTS,
};

test("the rim goes round the cells: beach west and south, jungle north and east", () => {
  assert.deepEqual(cellBox(FACTS, "a1"), { x: 80, y: 80, width: 100, height: 100 });
  assert.deepEqual(beachBox(FACTS, 50), { x: 0, y: 480, width: 80, height: 100 });
  assert.deepEqual(beachBox(FACTS, 60), { x: 80, y: 580, width: 100, height: 80 });
  assert.deepEqual(jungleBox(FACTS, 60), { x: 580, y: 0, width: 100, height: 80 });
  assert.deepEqual(jungleBox(FACTS, 110), { x: 680, y: 480, width: 80, height: 100 });
});

test("an adventurer stands on a cell, at its number or in its temple; nowhere while it is not placed", () => {
  assert.deepEqual(standBox(VIEW, 0, 0), cellBox(FACTS, "c3"));
  assert.deepEqual(standBox(VIEW, 0, 1), beachBox(FACTS, 60));
  assert.deepEqual(standBox(VIEW, 0, 2), jungleBox(FACTS, 110));
  assert.equal(standBox(VIEW, 0, 3), null);
  assert.deepEqual([templeOf(VIEW, "brown"), templeOf(VIEW, "yellow")], [70, 0]);
  assert.ok(takenOf(VIEW, 0).has("beach:60") && takenOf(VIEW, 0).has("jungle:70"));
  assert.ok(!takenOf(VIEW, 0).has("beach:10"), "who has left the beach no longer hides its number");
});

test("a tile's word tells its exits and what lies on it", () => {
  assert.equal(exitsOf("ESc"), "ES");
  assert.equal(itemOf("ESc"), "crystal");
  assert.equal(itemOf("NSg"), "gold");
  assert.equal(itemOf("NESW"), null);
  assert.equal(tileTexts("ESc", true).length, 2);
  assert.equal(tileTexts("ESc", false).length, 1);
});

test("a choice is read as what it does; a hidden or empty one is none", () => {
  assert.deepEqual(planOf("lay c3"), { kind: "lay", cell: "c3" });
  assert.deepEqual(planOf("move blue temple"), { kind: "walk", colour: "blue", to: "temple" });
  assert.deepEqual(planOf("stay"), { kind: "stay" });
  assert.equal(planOf(""), null);
  assert.equal(planOf(null), null);
});
