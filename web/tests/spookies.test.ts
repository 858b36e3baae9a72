import assert from "node:assert/strict";
import { test } from "node:test";
import { percentOf } from "../src/base/percent";
import {
  chanceOf,
  counting,
  friendsOn,
  mean,
  NOTHING_SEEN,
  outcomeOf,
  penaltyOn,
  seeing,
  stacksOf,
  worthOf,
  type SpookiesView,
} from "../src/games/spookies/view";

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
  derived: { rewards: {}, sure: {}, result: 8, odds: {} },
};
const ODDS = { rolls: 36, climb: 15, stay: 6, fall: 15, gain: 6, paid: 31 };

test("floors tell who stands and what lies there", () => {
  assert.deepEqual(friendsOn(VIEW, 4), ["kracko", "hanja"]);
  assert.equal(penaltyOn(VIEW, 8), 2);
  assert.equal(penaltyOn(VIEW, 4), 0);
});

test("the dice that make the result are marked, and a pair is enough where they are equal", () => {
  assert.deepEqual([...counting([2, 6, 1, 4], 10)], [1, 3]);
  assert.deepEqual([...counting([3, 3, 3], 6)], [0, 1]);
  assert.deepEqual([...counting([], 0)], []);
});

test("odds are told in per cent and in chips on average", () => {
  assert.equal(percentOf(chanceOf(ODDS, "climb")), 42);
  assert.equal(percentOf(chanceOf(ODDS, "stay")), 17);
  assert.equal(mean(ODDS), (15 * 6 - 31) / 36);
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
