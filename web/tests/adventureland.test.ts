import assert from "node:assert/strict";
import { test } from "node:test";
import { riverPath, walls } from "../src/games/adventureland/terrain";
import {
  cellOf,
  changes,
  pouchOf,
  SPACES,
  thingOf,
  type Figures,
  type LandView,
} from "../src/games/adventureland/view";

const VIEW: LandView = {
  seats: 2,
  scenario: 1,
  bonus: 1,
  phase: "move",
  turn: 0,
  turns: 1,
  moves_left: 2,
  terrain: [],
  city: [],
  tile: [],
  river: [],
  discard: [],
  revealed: 0,
  sword_supply: 20,
  companion_supply: 22,
  spots: ["3 b", "3"],
  spirit: "",
  swords: ["0 2 2", null],
  herbs: ["3", null],
  bonus_tiles: ["golden wolf", null],
  bonus_open: ["", ""],
  sword_count: [3, 0],
  herb_count: [1, 0],
  bonus_count: [2, 0],
  gold: [0, 0],
  won: ["", ""],
  derived: { figures: [], fight: null, scoring: { final: false, seats: [] } },
};
const withFigures = (view: LandView, figures: readonly Figures[]): LandView => ({
  ...view,
  derived: { ...view.derived, figures },
});
const one = (seat: number, space: string): Figures => ({ seat, space, adventurers: 1, companions: 0 });

test("spaces are named row by row, start spots lie at the heading", () => {
  assert.equal(SPACES[0], "a1");
  assert.equal(SPACES[109], "k10");
  assert.deepEqual(cellOf("k10"), { column: 11, row: 10 });
  assert.deepEqual(cellOf("b"), { column: 2, row: 0 });
  assert.deepEqual(cellOf("3"), { column: 0, row: 3 });
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

test("figures come from where their seat has left", () => {
  const entered = withFigures({ ...VIEW, spots: ["b", "3"] }, [one(0, "f3")]);
  assert.deepEqual([...changes(VIEW, entered).arrived], [["f3", "place:3"]]);
  const walked = withFigures(entered, [one(0, "f9")]);
  assert.deepEqual([...changes(entered, walked).arrived], [["f9", "place:f3"]]);
  assert.deepEqual([...changes(entered, entered).arrived], []);
});

test("what has been laid and taken between two views is told by its place", () => {
  const before = { ...VIEW, tile: SPACES.map((space) => (space === "c3" ? "herb" : "")) };
  const after = { ...VIEW, tile: SPACES.map((space) => (space === "h4" ? "creature 8" : "")) };
  const { laid, taken } = changes(before, after);
  assert.deepEqual([...laid], ["h4"]);
  assert.deepEqual([...taken], [["herb", "place:c3"]]);
});

test("the river comes from beyond one edge and leaves beyond the other", () => {
  const way = riverPath(["a7", "b7", "b8"]);
  assert.match(way, /^M-100 650/);
  assert.equal(riverPath([]), "");
});

test("a town has walls all around and none inside", () => {
  const city = SPACES.map((space) => (space === "b2" || space === "c2" ? 1 : 0));
  assert.equal(walls(city).split("M").length - 1, 6);
});
