/** States as a server packs them, read as it tells them in words. `tests/web/test_decoder.py` writes and names the file. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Decoder } from "../src/wire/decode";
import type { Description, LogEntry, Move, StateFrame, Text } from "../src/wire/protocol";

interface Sample {
  readonly frame: StateFrame;
  readonly words: {
    readonly view: Record<string, unknown>;
    readonly ask: Text;
    readonly waiting: readonly number[];
    readonly moves: readonly Move[];
    readonly log: readonly { readonly says: readonly Text[] }[];
  };
}
interface Samples {
  readonly games: readonly { readonly description: Description; readonly samples: readonly Sample[] }[];
}

const file = process.env.LUDOTHEQUE_STATES;
const none: Samples = { games: [] };
const { games } = file ? (JSON.parse(readFileSync(file, "utf8")) as Samples) : none;

for (const { description, samples } of games)
  test(`${description.name} ${description.version}: states read as they are told`, () => {
    const decoder = new Decoder(description);
    for (const { frame, words } of samples) {
      const state = decoder.state(frame);
      assert.deepEqual(state.view, { ...words.view, facts: description.facts });
      assert.deepEqual(state.ask, words.ask);
      assert.deepEqual(state.waiting, words.waiting);
      assert.deepEqual(state.moves, words.moves);
      assert.deepEqual(
        state.log.map((entry) => entry.says),
        words.log.map((entry) => entry.says),
      );
    }
  });

test("numbers of any size and sign are read as they were written", () => {
  const count = { is: "count" } as const;
  const seats = { name: "seats", at: 0, type: "i8", shape: [], seen: "everybody", by_seat: false, means: 0 } as const;
  const record = { size: 8, fields: [seats, { ...seats, name: "waiting" }] };
  const decoder = new Decoder({
    name: "toy",
    version: 1,
    letter: "T",
    seats: [1, 2],
    options: [],
    layout: [],
    record,
    derived: { size: 0, fields: [] },
    messages: [{ id: "toy-said", args: [["number", 0]] }],
    moves: { verbs: [], verb: [], notation: [], elements: [], picks: [] },
    meanings: [count],
    facts: {},
    choice_weight: 1,
    start_lack: 0,
  });
  // One message, number 0, one argument: −65 is 129 in zigzag, two bytes of LEB128; then no moves.
  const words = btoa(String.fromCharCode(2, 0, 2, 0x81, 1, 0));
  const entry: LogEntry = { seq: 1, seat: 0, to: 0 };
  const state = decoder.state({
    t: "state",
    seq: 1,
    seat: -1,
    record: btoa("\0".repeat(8)),
    facts: "",
    words,
    undo: false,
    ask_undo: false,
    log: [entry],
    over: null,
  });
  assert.deepEqual(state.ask, { id: "toy-said", args: { number: -65 } });
  assert.deepEqual(state.log, [
    { seq: 1, seat: 0, says: [{ id: "say-log-undo", args: { player: { seat: 0 } } }], to: 0 },
  ]);
});
