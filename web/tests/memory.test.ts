import assert from "node:assert/strict";
import { test } from "node:test";
import { keepFinished, finishedMatches, streak, tallies, type Finished } from "../src/base/history";
import { memoryOfWords, memoryWords, readMemory, takeOver, wholeMemory } from "../src/base/memory";
import { recall, remember, rememberedTables, rememberTable } from "../src/base/store";
import { chooseLevel, offeredLevel, ownLevel } from "../src/learn/ladder";
import type { GameInfo } from "../src/wire/protocol";

/** What a browser has: names and values, the names to be listed. */
class Storage {
  [name: string]: unknown;

  getItem(name: string): unknown {
    return Object.hasOwn(this, name) ? this[name] : null;
  }

  setItem(name: string, value: string): void {
    this[name] = value;
  }
}

/** A browser that remembers nothing yet. */
const freshBrowser = (): unknown => Object.assign(globalThis, { localStorage: new Storage() });

const finished = (table: string, rank: number, level = "beginner", game = "odin"): Finished => ({
  table,
  game,
  when: Number(table.replace(/\D/g, "")),
  seats: [{ name: "Ann" }, { level }],
  mine: [0],
  points: [3, 4],
  ranks: rank === 1 ? [1, 2] : [2, 1],
});

const odin = {
  name: "odin",
  usual: "skilled",
  levels: ["beginner", "casual", "skilled"].map((name) => ({ name, ratings: [] })),
} as unknown as GameInfo;

test("a match is remembered once, the newest first", () => {
  freshBrowser();
  keepFinished([finished("t1", 1)]);
  keepFinished([finished("t2", 2), finished("t1", 2)]);
  assert.deepEqual(
    finishedMatches().map(({ table, ranks }) => [table, ranks[0]]),
    [
      ["t2", 2],
      ["t1", 1],
    ],
  );
});

test("the record counts by game and level, and a streak ends with a loss", () => {
  const matches = [finished("t5", 1), finished("t4", 1), finished("t3", 2), finished("t2", 1, "casual")];
  assert.deepEqual(tallies(matches), [
    { game: "odin", level: "beginner", played: 3, won: 2 },
    { game: "odin", level: "casual", played: 1, won: 1 },
  ]);
  assert.equal(streak(matches, "odin"), 2);
  assert.equal(streak(matches, "karuba"), 0);
});

test("one begins against beginners, and two wins offer the next level", () => {
  freshBrowser();
  assert.equal(ownLevel(odin), "beginner");
  keepFinished([finished("t1", 1), finished("t2", 2), finished("t3", 1, "beginner", "karuba")]);
  assert.equal(offeredLevel(odin), null);
  keepFinished([finished("t4", 1)]);
  assert.equal(offeredLevel(odin), "casual");
  chooseLevel("odin", "casual");
  assert.equal(ownLevel(odin), "casual");
  assert.equal(offeredLevel(odin), null);
});

test("a memory goes through a link and joins what is there", async () => {
  freshBrowser();
  remember("name", "Ann");
  rememberTable("abcd", { game: "odin", tokens: { 0: "secret" } });
  keepFinished([finished("t1", 1)]);
  const words = await memoryWords(wholeMemory());
  assert.match(words, /^[\w-]+$/);
  freshBrowser();
  remember("name", "Bea");
  keepFinished([finished("t2", 1)]);
  const memory = await memoryOfWords(words);
  assert.ok(memory);
  takeOver(memory);
  assert.equal(recall("name"), "Bea");
  assert.deepEqual(rememberedTables()[0]?.tokens, { 0: "secret" });
  assert.deepEqual(
    finishedMatches().map(({ table }) => table),
    ["t2", "t1"],
  );
});

test("what is no memory is refused", async () => {
  assert.equal(readMemory("[]"), null);
  assert.equal(readMemory('{"is":"ludotheque-memory"}'), null);
  assert.equal(await memoryOfWords("abc"), null);
});
