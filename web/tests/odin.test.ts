import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsOf as cardsIn, handEnded, laidOut, sorted, type Card, type OdinView } from "../src/games/odin/view";

const FACTS = { cards: ["B1", "B2", "B4", "B7", "B9", "R2", "K2", "K6", "goat"], goat: "goat" };
const VIEW: OdinView = {
  seats: 3,
  removed_colours: 0,
  goat: 1,
  next_starter: 0,
  colours: "B R P G K O",
  starter: 0,
  passes: 0,
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

test("a hand that ended tells what it brought each seat", () => {
  const next = { ...VIEW, hand_no: 2, totals: [4, 2, 5] };
  assert.deepEqual(handEnded(VIEW, next), { hand: 1, gains: [4, 0, 2], totals: [4, 2, 5] });
  assert.equal(handEnded(VIEW, { ...VIEW, turn: 2 }), null);
  assert.equal(handEnded(VIEW, { ...VIEW, phase: "over", totals: [4, 2, 5] })?.hand, 1);
});
