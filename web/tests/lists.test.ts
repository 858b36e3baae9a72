import assert from "node:assert/strict";
import { test } from "node:test";
import { othersOf, seatsFrom, wordsOf } from "../src/parts/lists";

test("a hidden or empty list has no words", () => {
  assert.deepEqual(wordsOf("B2 goat"), ["B2", "goat"]);
  for (const none of [null, undefined, ""]) assert.deepEqual(wordsOf(none), []);
});

test("one's own seat comes first", () => {
  assert.deepEqual(seatsFrom(3, 1), [1, 2, 0]);
  assert.deepEqual(seatsFrom(3, -1), [0, 1, 2]);
});

test("the others sit from one's left on; an onlooker sees everybody", () => {
  assert.deepEqual(othersOf(4, 2), [3, 0, 1]);
  assert.deepEqual(othersOf(3, -1), [0, 1, 2]);
  assert.deepEqual(othersOf(1, 0), []);
});
