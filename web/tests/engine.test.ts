/** Modules play as the library does. `tests/web/test_engine.py` writes and names the file of what is expected. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Engine } from "../src/engine/engine";
import { differences, type Picks, type Plan } from "./digests";
import { netBeside } from "./nets";

interface Planned {
  readonly module: string;
  readonly picks: Picks;
  readonly plans: readonly Plan[];
}

const file = process.env.LUDOTHEQUE_ENGINES;
const planned = file ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Planned>) : {};

for (const [name, { module, picks, plans }] of Object.entries(planned))
  test(`${name} in Node: every byte as on the CPU`, async () => {
    const engine = await Engine.load(readFileSync(module), netBeside(module));
    assert.ok(plans.length > 0);
    assert.deepEqual(await differences(engine, plans, picks), []);
  });
