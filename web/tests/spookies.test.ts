import assert from "node:assert/strict";
import { test } from "node:test";
import {
  floorsOf,
  friendsOn,
  ghostFloor,
  isStolen,
  NOTHING_SEEN,
  oddsOf,
  outcomeOf,
  penaltyOn,
  seeing,
  stacksOf,
  worthOf,
  type SpookiesView,
} from "../src/games/spookies/view";

const poppyAlone = (row: readonly number[]): number[][] => [[...row], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]];

const VIEW: SpookiesView = {
  seats: 2,
  phase: "go-on",
  joker: 1,
  ghost: 1,
  turn: 0,
  friend: "poppy",
  active: "poppy",
  outcome: "climb",
  stock: 38,
  pieces: [7, 4, 9, 4, 5, 9],
  dice: [5, 3, 0, 0],
  jokers: [0, 1],
  chips: [6, 4],
  penalty: [0, 0, 0, 2, 0, 0, 0],
  shown: ["", ""],
  free_choice: 0,
  attic: 0,
  joker_pay: 0,
  held: null,
  lying: null,
  stock_heap: null,
  box_heap: null,
  derived: {
    result: 8,
    counted: [1, 1, 0, 0],
    stolen: [1, 0, 0, 0, 0],
    climb: poppyAlone([15, 0, 0]),
    stay: poppyAlone([6, 0, 0]),
    fall: poppyAlone([15, 0, 0]),
    gain: poppyAlone([6, 0, 0]),
    paid: poppyAlone([31, 0, 0]),
    per_cent: [[[42, 17, 42]]],
  },
  facts: {
    friends: ["poppy", "kracko", "duffy", "hanja", "schnuffer"],
    start: 4,
    garden: 5,
    front_door: 6,
    attic: 11,
    dice: [2, 3, 4],
    rolls: [36, 216, 1296],
    rewards: {},
    sure: {},
    chip_values: [],
    chip_counts: [],
    joker_pay: 3,
  },
};

test("floors tell who stands and what lies there", () => {
  assert.deepEqual(friendsOn(VIEW, 4), ["kracko", "hanja"]);
  assert.equal(penaltyOn(VIEW, 8), 2);
  assert.equal(penaltyOn(VIEW, 4), 0);
  assert.equal(ghostFloor(VIEW), 9);
  assert.deepEqual(floorsOf(VIEW.facts), [11, 10, 9, 8, 7, 6, 5, 4]);
});

test("odds are told in per cent and in chips on average; where no roll may come there are none", () => {
  const odds = oddsOf(VIEW, "poppy", 2);
  assert.deepEqual(odds?.percent, { climb: 42, stay: 17, fall: 42 });
  assert.deepEqual(odds.ways, { climb: 15, stay: 6, fall: 15 });
  assert.deepEqual([odds.gain, odds.mean], [6, (15 * 6 - 31) / 36]);
  assert.equal(oddsOf(VIEW, "poppy", 3), null);
  assert.equal(oddsOf(VIEW, "kracko", 2), null);
});

test("the ghost is why there are fewer dice, unless nobody may roll anyway", () => {
  assert.ok(isStolen(VIEW, "poppy", 4));
  assert.ok(!isStolen(VIEW, "poppy", 2), "two dice are left");
  assert.ok(!isStolen(VIEW, "duffy", 4), "the ghost is not there");
  assert.ok(!isStolen({ ...VIEW, phase: "ghost" }, "poppy", 4));
});

test("a roll that may be thrown again has no outcome yet", () => {
  assert.equal(outcomeOf(VIEW), "climb");
  assert.equal(outcomeOf({ ...VIEW, phase: "joker" }), "");
});

test("open chips are stacks with a worth", () => {
  assert.deepEqual(stacksOf("6x1 3x5"), [
    { count: 6, value: 1 },
    { count: 3, value: 5 },
  ]);
  assert.equal(worthOf(stacksOf("6x1 3x5")), 21);
  assert.deepEqual(stacksOf(""), []);
});

test("a new roll is seen, even where the dice show the same again", () => {
  const climbed = { ...VIEW, pieces: [8, 4, 9, 4, 5, 9], chips: [10, 4] };
  const seen = seeing(NOTHING_SEEN, VIEW, climbed);
  assert.deepEqual(seen, { rolls: 1, by: { seat: 0, friend: "poppy" }, changes: [4, 0] });
  const fell = { ...VIEW, outcome: "fall", phase: "roll", turn: 1 } as const;
  assert.equal(seeing(seen, climbed, fell).rolls, 2);
  const again = { ...fell, turn: 0 } as const;
  assert.equal(seeing(seen, fell, again).rolls, 2);
});

test("stopping, choosing, or the same view once more is no roll, and who rolled last stays known", () => {
  const seen = seeing(NOTHING_SEEN, VIEW, { ...VIEW, dice: [6, 6, 0, 0] });
  const stopped = { ...VIEW, phase: "roll", turn: 1, active: "duffy", friend: "duffy" } as const;
  assert.deepEqual(seeing(seen, VIEW, stopped), { ...seen, changes: [0, 0] });
  assert.equal(seeing(seen, stopped, { ...stopped }).rolls, 1);
  assert.equal(seeing(seen, { ...stopped, phase: "choose", active: "" }, stopped).rolls, 1);
});
