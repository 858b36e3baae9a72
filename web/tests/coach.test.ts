import assert from "node:assert/strict";
import { test } from "node:test";
import { dueStep, saidSince } from "../src/learn/coach";
import type { Lesson, Moment } from "../src/parts/lesson";

const moment = (news: Partial<Moment<unknown>> = {}): Moment<unknown> => ({
  view: {},
  seat: 0,
  mine: true,
  ask: "x-ask",
  moves: [],
  picks: new Set(),
  said: new Set(),
  ...news,
});

const lesson: Lesson = {
  pictures: [],
  rules: {},
  steps: [
    { id: "aim", when: ({ mine }) => mine, where: ".a" },
    { id: "fell", when: ({ said }) => said.has("x-log-fall"), where: ".b" },
  ],
};

test("steps are told in their order, each when its moment has come, and once", () => {
  assert.equal(dueStep(lesson, [], moment({ said: new Set(["x-log-fall"]) }))?.id, "aim");
  assert.equal(dueStep(lesson, ["aim"], moment({ said: new Set(["x-log-fall"]) }))?.id, "fell");
  assert.equal(dueStep(lesson, [], moment({ mine: false })), null);
});

test("when nothing else is left one is told how to ask, once", () => {
  assert.equal(dueStep(lesson, ["aim"], moment())?.id, "ask");
  assert.equal(dueStep(lesson, ["aim", "ask"], moment()), null);
});

test("what was said counts from one's own last decision on", () => {
  const log = [
    { seq: 1, seat: 1, says: [{ id: "old" }] },
    { seq: 2, seat: 0, says: [{ id: "mine" }] },
    { seq: 3, seat: 1, says: [{ id: "new" }, { id: "newer" }] },
  ];
  assert.deepEqual([...saidSince(log, 0)], ["mine", "new", "newer"]);
  assert.deepEqual([...saidSince(log.slice(0, 1), 0)], ["old"]);
});
