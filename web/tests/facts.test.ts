/** Boards draw what the view and its facts say: numbers and lists of the rules stand in Python alone. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const GAMES = ["adventureland", "ravens"];

/** Constants that say how something is drawn: units of a picture, lines of a list that are shown at first. */
const DRAWING = new Set(["UNIT", "SHOWN", "LANE_NUMBERS"]);

/** A constant that is a number, or a list or record of short names and numbers. */
const CONSTANT =
  /^(?:export )?const ([A-Z][A-Z_]*)\b[^=\n]*=\s*(?:\d|\[\s*(?:"[^" ]{1,9}"|\d)|\{\s*"?\w+"?: (?:\d|\[?"[^" ]{1,9}"))/gm;

/** The constants of a text that look like facts of the rules. */
const factsIn = (text: string): string[] =>
  [...text.matchAll(CONSTANT)].map((found) => found[1] ?? "").filter((name) => !DRAWING.has(name));

test("facts of the rules are recognised", () => {
  assert.deepEqual(factsIn("export const PLAYS = 3;"), ["PLAYS"]);
  assert.deepEqual(factsIn('const LANES = ["a", "b"] as const;'), ["LANES"]);
  assert.deepEqual(factsIn('export const ACTIONS = {\n  OA: ["rearrange", "add"],\n};'), ["ACTIONS"]);
  assert.deepEqual(factsIn('const SIGNS: Readonly<Record<string, string>> = { 0: "+0", magic: "5" };'), ["SIGNS"]);
  assert.deepEqual(factsIn('const PINE = "M0-15l7 9";'), []);
});

for (const game of GAMES) {
  test(`the board of ${game} keeps no facts of the rules`, () => {
    const folder = join("src", "games", game);
    const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
    assert.ok(files.includes("view.ts"));
    assert.deepEqual(
      files.flatMap((name) => factsIn(readFileSync(join(folder, name), "utf8")).map((found) => `${name}: ${found}`)),
      [],
    );
  });
}
