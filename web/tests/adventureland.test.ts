import assert from "node:assert/strict";
import { test } from "node:test";
import { riverPath, walls } from "../src/games/adventureland/terrain";
import {
  cellOf,
  changes,
  fightOf,
  figuresOf,
  pouchOf,
  sheetOf,
  signOf,
  thingOf,
  type LandFacts,
  type LandView,
} from "../src/games/adventureland/view";

const COLUMNS = Array.from("abcdefghijk");
const ROWS = Array.from({ length: 10 }, (_, row) => String(row + 1));
const SPACES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
const FACTS = {
  columns: COLUMNS,
  rows: ROWS,
  spaces: SPACES,
  sword_dice: { 0: 1, 1: 1, 2: 1, 3: 1, g: 2, p: 3 },
  bonus_as: { golden: { kind: "sword", value: "g" }, magic: { kind: "herb", value: "magic" } },
  magic_value: 5,
  lines: ["creatures", "companions", "glorious", "gold"],
  counted: { 1: ["creatures", "companions", "gold"], 2: ["creatures", "glorious"] },
} as unknown as LandFacts;
const VIEW = {
  seats: 2,
  scenario: 1,
  tile: [],
  adventurers: [],
  companions: [],
  walked: "",
  swords: ["0 2 2", null],
  herbs: ["3", null],
  bonus_tiles: ["golden wolf", null],
  derived: { owner: [], strength: 0, ways: [], odds: [], sheets: [], totals: [] },
  facts: FACTS,
} as unknown as LandView;

test("places lie in the grid by their names, start spots at the heading", () => {
  assert.deepEqual(cellOf(FACTS, "k10"), { column: 11, row: 10 });
  assert.deepEqual(cellOf(FACTS, "b"), { column: 2, row: 0 });
  assert.deepEqual(cellOf(FACTS, "3"), { column: 0, row: 3 });
});

test("figures stand where a space has an owner", () => {
  const on = (space: string, number: number, none: number): number[] =>
    SPACES.map((each) => (each === space ? number : none));
  const view: LandView = {
    ...VIEW,
    adventurers: on("c3", 2, 0),
    companions: on("c3", 1, 0),
    derived: { ...VIEW.derived, owner: on("c3", 1, -1) },
  };
  assert.deepEqual(figuresOf(view), [{ seat: 1, space: "c3", adventurers: 2, companions: 1 }]);
});

test("a fight is on as long as there is a strength to reach; its odds are per mille", () => {
  assert.equal(fightOf(VIEW), null);
  const fight = fightOf({
    ...VIEW,
    fighter: 1,
    fight_space: "c3",
    fight_total: 4,
    fight_swords: "2",
    dice: "2 5",
    derived: { ...VIEW.derived, strength: 10, ways: ["herb 3", "give up", ""], odds: [125, 0, 0] },
  });
  assert.deepEqual(fight, {
    seat: 1,
    space: "c3",
    strength: 10,
    total: 4,
    dice: [2, 5],
    swords: ["2"],
    odds: [
      { move: "herb 3", odds: 0.125 },
      { move: "give up", odds: 0 },
    ],
  });
});

test("a score sheet has the lines that count in the scenario", () => {
  const sheets = [
    [8, 2, 9, 1],
    [0, 4, 9, 3],
  ];
  const view: LandView = { ...VIEW, derived: { ...VIEW.derived, sheets } };
  assert.deepEqual(sheetOf(view), [
    { line: "creatures", points: [8, 0] },
    { line: "companions", points: [2, 4] },
    { line: "gold", points: [1, 3] },
  ]);
  assert.deepEqual(
    sheetOf({ ...view, scenario: 2 }).map(({ line }) => line),
    ["creatures", "glorious"],
  );
});

test("tiles show their bonus, their dice or their value", () => {
  const signs = [
    { kind: "sword", value: "0" },
    { kind: "sword", value: "p" },
    { kind: "herb", value: "4" },
    { kind: "herb", value: "magic" },
  ] as const;
  assert.deepEqual(
    signs.map((tile) => signOf(FACTS, tile)),
    ["+0", "⚂⚂⚂", "4", "5"],
  );
});

test("a creature comes with its strength, an empty space with nothing", () => {
  assert.deepEqual(thingOf("creature 12"), { kind: "creature", strength: 12 });
  assert.equal(thingOf(""), null);
});

test("equal tiles of a pouch are numbered as moves name them; the wolf is no tile to pick", () => {
  const ids = pouchOf(VIEW, 0).map((tile) => tile.id);
  assert.deepEqual(ids, ["tile:sword0.1", "tile:sword2.1", "tile:sword2.2", "tile:swordg.1", "tile:herb3.1"]);
  assert.deepEqual(pouchOf(VIEW, 1), []);
});

test("figures come from where the last walk began", () => {
  const arrived = (walked: string): [string, string][] => [...changes(VIEW, { ...VIEW, walked }).arrived];
  assert.deepEqual(arrived("3 > f3"), [["f3", "place:3"]]);
  assert.deepEqual(arrived("f3 > f9"), [["f9", "place:f3"]]);
  assert.deepEqual(arrived(""), []);
});

test("what has been laid and taken between two views is told by its place", () => {
  const before: LandView = { ...VIEW, tile: SPACES.map((space) => (space === "c3" ? "herb" : "")) };
  const after: LandView = { ...VIEW, tile: SPACES.map((space) => (space === "h4" ? "creature 8" : "")) };
  const { laid, taken } = changes(before, after);
  assert.deepEqual([...laid], ["h4"]);
  assert.deepEqual([...taken], [["herb", "place:c3"]]);
});

test("the river comes from beyond one edge and leaves beyond the other", () => {
  const way = riverPath(FACTS, ["a7", "b7", "b8"]);
  assert.match(way, /^M-100 650/);
  assert.equal(riverPath(FACTS, []), "");
});

test("a town has walls all around and none inside", () => {
  const city = SPACES.map((space) => (space === "b2" || space === "c2" ? 1 : 0));
  assert.equal(walls(FACTS, city).split("M").length - 1, 6);
});
