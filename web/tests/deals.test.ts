import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf, luckOf, today, wordsOfDay } from "../src/local/deals";

test("a deal follows from its words, as in Python", () => {
  const words = wordsOfDay("odin", "2026-11-16");
  // tests/test_deals.py has the same numbers.
  assert.equal(keyOf(words), "12416f6d43e1bb5ec604a87bf826c365");
  assert.equal(luckOf(words, 1, 7), 14915836831797210935n);
  assert.equal(today(Date.UTC(2026, 10, 16, 23, 59)), "2026-11-16");
});
