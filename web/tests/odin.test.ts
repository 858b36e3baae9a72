import assert from "node:assert/strict";
import { test } from "node:test";
import type { Text } from "../src/wire/protocol";
import { moments } from "../src/games/odin/moments";
import { cardsOf as cardsIn, laidOut, sorted, type Card, type OdinView } from "../src/games/odin/view";

const FACTS = { cards: ["B1", "B2", "B4", "B7", "B9", "R2", "K2", "K6", "goat"], goat: "goat" };
const VIEW: OdinView = {
  seats: 3,
  removed_colours: 0,
  goat: 1,
  next_starter: 0,
  colours: "B R P G K O",
  starter: 0,
  passes: 0,
  made: [],
  made_by: [],
  made_count: -1,
  undealt: null,
  target: 15,
  phase: "follow",
  turn: 1,
  hand_no: 1,
  totals: [0, 2, 3],
  sizes: [9, 8, 9],
  hands: ["B1 B4", null, null],
  known: ["", "B4", ""],
  centre: "K2 K6",
  owner: 1,
  beaten: "",
  discards: "",
  derived: { value: 62, passed: [0, 0, 0] },
  facts: FACTS,
};
const cardsOf = (list: string | null): Card[] => cardsIn(FACTS, list);
const names = (cards: readonly { name: string }[]): string => cards.map((card) => card.name).join(" ");

test("a hidden or empty list has no cards, and the goat has the number 0", () => {
  assert.deepEqual(cardsOf(null), []);
  assert.deepEqual(cardsOf(""), []);
  assert.deepEqual(cardsOf("goat"), [{ name: "goat", colour: "goat", number: 0, place: 8 }]);
});

test("a hand is sorted by colour or by number", () => {
  const hand = cardsOf("K2 B9 goat B1 R2");
  assert.equal(names(sorted(hand, "colour")), "B1 B9 R2 K2 goat");
  assert.equal(names(sorted(hand, "number")), "goat B1 R2 K2 B9");
});

test("a set is laid out from its highest number down", () => {
  assert.equal(names(laidOut(cardsOf("B2 goat B7"))), "B7 B2 goat");
});

test("a hand that ended tells what it brought each seat, over the table as it lay", () => {
  const card = (colour: string, number: number): object => ({ id: "odin-card", args: { colour, number } });
  const said = [
    { id: "odin-log-follow", args: { player: { seat: 1 }, cards: [card("B", 9), card("goat", 0)], value: 90 } },
    { id: "odin-log-out", args: { player: { seat: 1 } } },
  ] as unknown as Text[];
  const ended = moments.ended?.(VIEW, { ...VIEW, hand_no: 2, totals: [4, 2, 5] }, said);
  assert.deepEqual(
    ended?.rows.map(({ winner, cells }) => [winner, cells[1]]),
    [
      [false, 4],
      [true, 2],
      [false, 5],
    ],
  );
  assert.deepEqual(
    ended.why.map(({ id }) => id),
    ["odin-log-out", "odin-ui-why-points"],
  );
  const table = ended.view as OdinView;
  assert.deepEqual([table.centre, table.owner, table.derived.value], ["B9 goat", 1, 90]);
  assert.deepEqual([table.sizes, table.hands, table.known], [[9, 0, 9], VIEW.hands, ["", "", ""]]);
});

test("nothing ends within a hand, and the last hand ends with the match", () => {
  assert.equal(moments.ended?.(VIEW, { ...VIEW, turn: 2 }, []), null);
  assert.equal(moments.ended(VIEW, { ...VIEW, hand_no: 2, phase: "over" }, []), null);
});
