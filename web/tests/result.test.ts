import assert from "node:assert/strict";
import { test } from "node:test";
import { scoresIn, together } from "../src/parts/scored";
import { reveals, shared } from "../src/table/sharing";
import type { Text } from "../src/wire/protocol";
import { headlineOf, isJoy, marginOf, rowsOf } from "../src/table/result";

test("seats are told from the best to the last, and those who are first win", () => {
  const rows = rowsOf({ points: [4, 9, 9], ranks: [3, 1, 1], key: "", agreed: false });
  assert.deepEqual(
    rows.map(({ seat, rank, points }) => [seat, rank, points]),
    [
      [1, 1, 9],
      [2, 1, 9],
      [0, 3, 4],
    ],
  );
  assert.deepEqual(headlineOf(rows, []), { id: "ui-over", args: { winners: [{ seat: 1 }, { seat: 2 }], count: 2 } });
});

test("whoever plays alone has points, no place and no victory", () => {
  const rows = rowsOf({ points: [31], ranks: [1], key: "", agreed: false });
  assert.deepEqual(rows, [{ seat: 0, points: 31, rank: null }]);
  assert.equal(headlineOf(rows, []).id, "ui-over-alone");
  assert.deepEqual(headlineOf(rows, [0]), { id: "ui-over-score", args: { points: 31 } });
  assert.deepEqual(
    [isJoy(rows, [0], 26), isJoy(rows, [0], 40), isJoy(rows, [0], undefined), isJoy(rows, [], 26)],
    [true, false, false, false],
  );
});

test("whoever holds one seat is told his own place, and how near it was", () => {
  const rows = rowsOf({ points: [4, 9, 7], ranks: [3, 1, 2], key: "", agreed: false });
  assert.deepEqual(headlineOf(rows, [0]), { id: "ui-over-you", args: { rank: 3, count: 3 } });
  assert.deepEqual(marginOf(rows, [0]), { id: "ui-over-behind", args: { points: 5, player: { seat: 1 } } });
  assert.equal(headlineOf(rows, [1]).id, "ui-over-you-win");
  assert.deepEqual(marginOf(rows, [1]), { id: "ui-over-ahead", args: { points: 2, player: { seat: 2 } } });
  assert.deepEqual([isJoy(rows, [1], undefined), isJoy(rows, [0], undefined)], [true, false]);
  assert.equal(headlineOf(rows, [0, 1]).id, "ui-over", "two at one screen are told who has won");
  assert.equal(marginOf(rows, [0, 1]), null);
});

test("points come from the log, entry by entry", () => {
  const scored = (seat: number, points: number): Text => ({ id: "p", args: { player: { seat }, points } });
  const log = [
    { seq: 1, seat: 0, says: [scored(0, 3), scored(1, 0)] },
    { seq: 2, seat: 0, says: [{ id: "other" }] },
    { seq: 3, seat: 1, says: [scored(1, 4)] },
  ];
  assert.deepEqual(scoresIn(log, "p", 2), [
    [3, 0],
    [0, 4],
  ]);
  assert.deepEqual(together(scoresIn(log, "p", 2), 2), [3, 4]);
});

test("only what one view shows and the other hides is a secret; all else is shared", () => {
  const ann = { turn: 0, hands: ["B1", null], undealt: null };
  const bob = { turn: 0, hands: [null, "R2"], undealt: null };
  assert.equal(reveals(ann, bob), true);
  assert.deepEqual(shared(ann, bob), { turn: 0, hands: [null, null], undealt: null });
  assert.equal(reveals({ dice: [1, 2], pile: null }, { dice: [1, 2], pile: null }), false);
});

test("a match that was ended by agreement has points and no places", () => {
  const rows = rowsOf({ points: [4, 9], ranks: [], key: "", agreed: true });
  assert.deepEqual(
    rows.map(({ seat, rank, points }) => [seat, rank, points]),
    [
      [0, null, 4],
      [1, null, 9],
    ],
  );
  assert.equal(isJoy(rows, [1], undefined), false);
});
