import assert from "node:assert/strict";
import { test } from "node:test";
import { buttonMoves, candidates, exact, keep, live, NO_PICKS, offers, press, sameOffers } from "../src/pick/pick";
import type { Move } from "../src/wire/protocol";

const move = (ids: string): Move => ({ move: ids, ids: ids.split(" "), say: { id: "odin-move-play" } });
const picks = (ids: string): Set<string> => new Set(ids.split(" "));
const names = (moves: readonly Move[]): string[] => moves.map((each) => each.move);

const MOVES = ["card:R4", "card:K9", "card:G2 card:G1", "card:R4 card:R3", "button:pass"].map(move);

test("a pass is a button of its own and no candidate", () => {
  assert.deepEqual(names(buttonMoves(MOVES)), ["button:pass"]);
  assert.ok(!names(candidates(MOVES, NO_PICKS)).includes("button:pass"));
});

test("every element of some move is live before anything is picked", () => {
  assert.deepEqual([...live(MOVES, NO_PICKS)].sort(), ["card:G1", "card:G2", "card:K9", "card:R3", "card:R4"]);
});

test("a pick narrows the moves down", () => {
  assert.deepEqual(names(candidates(MOVES, picks("card:R4"))), ["card:R4", "card:R4 card:R3"]);
  assert.deepEqual([...live(MOVES, picks("card:R4"))].sort(), ["card:R3", "card:R4"]);
});

test("the order of picking and of ids does not matter", () => {
  assert.deepEqual(names(exact(MOVES, picks("card:G1 card:G2"))), ["card:G2 card:G1"]);
});

test("no picks name no move", () => {
  assert.deepEqual(exact(MOVES, NO_PICKS), []);
});

test("pressing a picked element takes it back", () => {
  assert.deepEqual(press(MOVES, picks("card:R4 card:R3"), "card:R4"), { picks: picks("card:R3") });
});

test("pressing a live element adds it", () => {
  assert.deepEqual(press(MOVES, picks("card:R4"), "card:R3"), { picks: picks("card:R3 card:R4") });
});

test("an element that fits only alone starts anew", () => {
  assert.deepEqual(press(MOVES, picks("card:R4"), "card:K9"), { picks: picks("card:K9") });
});

test("another target or another action takes the place of the old one", () => {
  const odin = ["hand:O action:turn card:4", "hand:O action:turn card:5", "hand:O action:add", "hand:O pile:stack"].map(
    move,
  );
  const old = picks("hand:O action:turn card:4");
  assert.deepEqual(press(odin, old, "card:5"), { picks: picks("hand:O action:turn card:5") });
  assert.deepEqual(press(odin, old, "action:add"), { picks: picks("hand:O action:add") });
  assert.deepEqual(press(odin, old, "pile:stack"), { picks: picks("hand:O pile:stack") });
});

test("an element of no move asks why, together with the picks", () => {
  assert.deepEqual(press(MOVES, picks("card:R4"), "card:B1"), { why: ["card:R4", "card:B1"] });
});

test("few candidates are all offered, the exact one apart, the others shortest first", () => {
  const offered = offers(MOVES, picks("card:R4"));
  assert.deepEqual(names(offered.exact), ["card:R4"]);
  assert.deepEqual(names(offered.further), ["card:R4 card:R3"]);
  assert.deepEqual(names(offers(MOVES, NO_PICKS).further), [
    "card:R4",
    "card:K9",
    "card:G2 card:G1",
    "card:R4 card:R3",
  ]);
});

test("many candidates are not offered, exact ones are", () => {
  const many = ["a:1", "a:1 a:2", "a:1 a:3", "a:1 a:4", "a:1 a:5", "a:1 a:6", "a:1 a:7"].map(move);
  const offered = offers(many, picks("a:1"));
  assert.deepEqual(names(offered.exact), ["a:1"]);
  assert.deepEqual(offered.further, []);
});

test("moves of the same elements that differ by a button are both exact", () => {
  const both = ["space:c3 button:left", "space:c3 button:right"].map(move);
  assert.equal(exact(both, picks("space:c3")).length, 2);
});

test("picks are kept among new moves only while they fit one", () => {
  assert.deepEqual(keep(MOVES, picks("card:R4")), picks("card:R4"));
  assert.equal(keep(MOVES, picks("card:B1")), NO_PICKS);
});

test("the same offers leave a decision as it was; no offers never do", () => {
  assert.ok(sameOffers(MOVES, [...MOVES]));
  assert.ok(!sameOffers(MOVES, MOVES.slice(1)));
  assert.ok(!sameOffers([], []));
});
