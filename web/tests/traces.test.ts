import assert from "node:assert/strict";
import { test } from "node:test";
import { follow, NO_TRAIL, touchedSince, type Trail } from "../src/table/traces";
import type { State, Told } from "../src/wire/decode";
import { moments as karuba } from "../src/games/karuba/moments";
import { moments as spookies } from "../src/games/spookies/moments";
import type { Moments } from "../src/games/face";

const MOMENTS: Moments = { touched: (_, after) => [`card:${String(after)}`], quiet: ["chosen"] };
const entry = (seq: number, seat: number, id = "played"): Told => ({ seq, seat, says: [{ id }] });
const state = (seq: number, ...log: Told[]): State => ({
  seq,
  seat: 0,
  view: seq,
  ask: { id: "x" },
  waiting: [],
  moves: [],
  undo: false,
  ask_undo: false,
  log,
  over: null,
});

/** What is known after these states. */
const after = (...states: State[]): Trail =>
  states.reduce((trail, now, at) => follow(trail, states[at - 1], now, MOMENTS), NO_TRAIL);
const seqs = ({ since }: Trail): number[] => since.map(({ seq }) => seq);

test("the moves of the others are kept until one's own next decision", () => {
  const seen = [state(1), state(2, entry(2, 1)), state(3, entry(3, 2))];
  assert.deepEqual(seqs(after(...seen)), [2, 3]);
  assert.deepEqual([...touchedSince(after(...seen))], ["card:2", "card:3"]);
  const decided = after(...seen, state(4, entry(4, 0)));
  assert.deepEqual(seqs(decided), []);
  assert.deepEqual([...touchedSince(decided)], []);
  assert.deepEqual(decided.touched.get(3), ["card:3"], "the log can still point at it");
});

test("what tells nothing is left out, and an undo begins anew", () => {
  assert.deepEqual(seqs(after(state(1), state(2, entry(2, 1, "chosen")))), []);
  assert.deepEqual(after(state(1), state(2, entry(2, 1)), state(3, { ...entry(3, 0), to: 1 })), NO_TRAIL);
});

test("where all decide at once, one's own decision tells of the others", () => {
  const says = [0, 1].map((seat) => ({ id: "lay", args: { player: { seat } } }));
  const trail = after(state(1), state(2, { seq: 2, seat: 0, says }));
  assert.deepEqual(trail.since, [{ seq: 2, seat: 0, says: [says[1]] }]);
});

test("whoever joins has seen nothing yet", () => {
  assert.deepEqual(after(state(5, entry(4, 1), entry(5, 2))), NO_TRAIL);
});

test("in Karuba the islands of the others are pointed at, in Spookies the friends", () => {
  const island = { seats: 2, facts: { cells: ["a1", "b1"], colours: ["blue"] }, where: [["beach"], ["beach"]] };
  const before = { ...island, islands: [[0, 0], [0, 0]] }; // prettier-ignore
  const now = { ...island, islands: [[3, 0], [0, 3]], where: [["beach"], ["a1"]] }; // prettier-ignore
  assert.deepEqual(karuba.touched?.(before, now, 0), ["island:1:b1", "walker:1:blue"]);
  const house = { facts: { friends: ["poppy", "duffy"], start: 4 } };
  const moved = spookies.touched?.({ ...house, pieces: [4, 5, 7] }, { ...house, pieces: [6, 5, 8] }, 0);
  assert.deepEqual(moved, ["figure:poppy", "ghost"]);
});
