import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, Review } from "../src/wire/protocol";
import { costliest, nearest, placer, ticks } from "../src/review/numbers";

const decision = (number: number, seat: number, best: number, loss = 0): Decision => ({
  number,
  seat,
  legal: 2,
  played: { move: "a", ids: [], say: { id: "a" } },
  best: { move: loss > 0 ? "b" : "a", ids: [], say: { id: "b" } },
  chance_best: seat === 0 ? [best, 1 - best] : [1 - best, best],
  chance_played: seat === 0 ? [best - loss, 1 - best + loss] : [1 - best + loss, best - loss],
  loss,
  label: "fine",
});
const decisions = [decision(1, 0, 0.5), decision(4, 1, 0.5, 0.1), decision(5, 0, 0.9, 0.2), decision(9, 1, 0.1, 0.1)];
const review: Review = { moves: 10, over: true, iterations: 1, curves: [[], []], splits: [null, null], decisions };
const frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

test("the first move is at the left, the result at the right, a sure win on top", () => {
  const { x, y } = placer(frame, 10);
  assert.deepEqual([x(1), x(11), y(1), y(0)], [10, 110, 10, 110]);
});

test("whoever points gets the decision that is nearest, by moves first", () => {
  assert.equal(nearest(review, frame, 10, 100), 0);
  assert.equal(nearest(review, frame, 45, 20), 2);
  assert.equal(nearest(review, frame, 44, 60), 1);
  assert.equal(nearest(review, frame, 119, 0), 3);
});

test("the costliest come first, and none that cost nothing", () => {
  assert.deepEqual(costliest(decisions, 9), [2, 1, 3]);
  assert.deepEqual(costliest(decisions, 1), [2]);
});

test("numbers under the chart are round and few", () => {
  assert.deepEqual(ticks(96, 6), [20, 40, 60, 80]);
  assert.deepEqual(ticks(3, 6), [1, 2, 3]);
  assert.ok(ticks(2400, 5).length <= 5);
});
