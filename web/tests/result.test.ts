import assert from "node:assert/strict";
import { test } from "node:test";
import { headlineOf, rowsOf } from "../src/table/result";

test("seats are told from the best to the last, and those who are first win", () => {
  const rows = rowsOf({ points: [4, 9, 9], ranks: [3, 1, 1], key: "" });
  assert.deepEqual(
    rows.map(({ seat, rank, points }) => [seat, rank, points]),
    [
      [1, 1, 9],
      [2, 1, 9],
      [0, 3, 4],
    ],
  );
  assert.deepEqual(headlineOf(rows), { id: "ui-over", args: { winners: [{ seat: 1 }, { seat: 2 }], count: 2 } });
});

test("whoever plays alone has points, no place and no victory", () => {
  const rows = rowsOf({ points: [31], ranks: [1], key: "" });
  assert.deepEqual(rows, [{ seat: 0, points: 31, rank: null }]);
  assert.equal(headlineOf(rows).id, "ui-over-alone");
});
