/** The client knows no rules: what a game's facts tell stands in no script of its board a second time. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const ROOT = join("src", "games");
const read = (game: string, file: string): string => readFileSync(join(ROOT, game, file), "utf8");
const scriptsOf = (game: string): string[] =>
  readdirSync(join(ROOT, game)).filter((file) => /\.tsx?$/.test(file) && file !== "view.gen.ts");

/** The games whose boards read the view as it is declared. */
const games = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((game) => scriptsOf(game).some((file) => read(game, file).includes('from "./view.gen"')));

/** The names of the facts of a game. */
function factsOf(game: string): string[] {
  const declared = /interface \w+Facts \{(.*?)\n\}/s.exec(read(game, "view.gen.ts"))?.[1] ?? "";
  return [...declared.matchAll(/readonly (\w+):/g)].map(([, name = ""]) => name);
}

/** What a board could be tempted to know beside the facts. */
const RULES = ["PLAYS", "HAND", "TARGET", "MOVES", "BONUS_AS", "BONUSES", "FIRST_BONUS_RULE", "FLOORS", "GARDEN"];

for (const game of games)
  test(`${game} keeps no fact of its rules in a script`, () => {
    const facts = factsOf(game);
    assert.ok(facts.length > 0, "it has facts");
    const known = new Set([...RULES, ...facts.map((name) => name.toUpperCase())]);
    for (const file of scriptsOf(game)) {
      const constants = [...read(game, file).matchAll(/\bconst ([A-Z][A-Z0-9_]*)\b/g)].map(([, name = ""]) => name);
      assert.deepEqual(
        constants.filter((name) => known.has(name)),
        [],
        file,
      );
    }
  });
