import assert from "node:assert/strict";
import { test } from "node:test";
import { extend, hasGap } from "../src/wire/log";
import type { LogEntry } from "../src/wire/protocol";

const entry = (seq: number): LogEntry => ({ seq, seat: 0, says: [] });
const undo = (seq: number, to: number): LogEntry => ({ seq, seat: 0, says: [], undo: true, to });
const seqs = (log: readonly LogEntry[]): number[] => log.map((each) => each.seq);

test("entries come once and in order", () => {
  assert.deepEqual(seqs(extend([entry(1), entry(2)], [entry(2), entry(4), entry(3)])), [1, 2, 3, 4]);
});

test("an undo takes out the entries after its mark and stays itself", () => {
  assert.deepEqual(seqs(extend([entry(1), entry(2), entry(3)], [undo(4, 1)])), [1, 4]);
  assert.deepEqual(seqs(extend([entry(1)], [entry(2), undo(3, 1), entry(4)])), [1, 3, 4]);
});

test("an undo does not take out an earlier undo", () => {
  assert.deepEqual(seqs(extend([entry(1), undo(3, 1), entry(4)], [undo(5, 3)])), [1, 3, 5]);
});

test("a seq that jumps further than its entries is a gap", () => {
  assert.equal(hasGap(3, 5, [entry(5)]), true);
  assert.equal(hasGap(3, 5, [entry(4), entry(5)]), false);
  assert.equal(hasGap(5, 5, []), false);
});
