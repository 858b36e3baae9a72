import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { chained, headerHash, isChained, type Header, type Row, type Seat } from "../src/local/chain";
import { MatchLog } from "../src/local/matchlog";
import { DamagedRecord, readRecord, writeRecord } from "../src/local/record";
import { reviewed } from "../src/local/review";
import { hexOf, sha256, utf8 } from "../src/local/sha256";
import { Conflict, PassingStore } from "../src/local/store";
import { LocalTable, type Playable } from "../src/local/table";
import { Thinker } from "../src/local/thinker";
import { Engine } from "../src/engine/engine";
import { Decoder } from "../src/wire/decode";
import { netBeside } from "./nets";
import type { Command, Description, Review, StateFrame } from "../src/wire/protocol";

test("the own SHA-256 is SHA-256", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 70_000]) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
    assert.equal(hexOf(sha256(message)), createHash("sha256").update(message).digest("hex"));
  }
  assert.equal(hexOf(sha256(utf8("Ludothèque"))), createHash("sha256").update("Ludothèque").digest("hex"));
});

const HEADER: Header = {
  id: "here-1",
  game: "odin",
  version: 1,
  seats: 2,
  options: { target: 15, goat: 0 },
  key: "00".repeat(16),
  commitment: "11".repeat(32),
  created: 5,
};

test("a changed, missing or moved row breaks the chain", async () => {
  const store = new PassingStore();
  await store.create(HEADER, []);
  for (let seq = 1; seq <= 3; seq += 1) {
    const data = `B${seq}`;
    await store.append({ match: HEADER.id, seq, kind: "move", seat: 0, data, command: `c${seq}`, time: seq });
  }
  await assert.rejects(
    store.append({ match: HEADER.id, seq: 3, kind: "move", seat: 0, data: "B9", command: "late", time: 9 }),
    Conflict,
  );
  const kept = await store.load(HEADER.id);
  assert.ok(kept && isChained(kept));
  const [first, second, third] = kept.rows as [Row, Row, Row];
  assert.ok(!isChained({ ...kept, rows: [first, { ...second, data: "B7" }, third] }));
  assert.ok(!isChained({ ...kept, rows: [first, third] }));
  assert.ok(!isChained({ ...kept, header: { ...HEADER, key: "01".repeat(16) } }));
});

/** What tests/web/test_local.py writes: the same things as Python does them. */
interface Sample {
  readonly description: Description;
  readonly module: string;
  readonly matches: readonly {
    readonly header: Header;
    readonly header_hash: string;
    readonly seats: readonly Seat[];
    readonly rows: readonly Row[];
    readonly steps: readonly { readonly command: Command; readonly states: readonly StateFrame[] }[];
  }[];
  readonly records: readonly { readonly text: string; readonly fault?: { line: number; id?: string } }[];
  readonly reviews: readonly { readonly record: string; readonly review: Review }[];
}

const file = process.env.LUDOTHEQUE_LOCAL;
const samples = file ? (JSON.parse(readFileSync(file, "utf8")) as readonly Sample[]) : [];

const pause = (): Promise<void> => Promise.resolve();

async function playable({ description, module }: Sample): Promise<Playable> {
  const bytes = readFileSync(module);
  const engine = (): Promise<Engine> => Engine.load(bytes, netBeside(module));
  const thinkers = { bots: new Thinker(engine, pause), adviser: new Thinker(engine, pause) };
  return { decoder: new Decoder(description), rules: await engine(), ...thinkers };
}

for (const sample of samples) {
  const { name, version } = sample.description;

  test(`a table of ${name} ${version} here says what one at the server says`, async () => {
    const game = await playable(sample);
    for (const { header, header_hash, seats, rows, steps } of sample.matches) {
      assert.equal(headerHash(header), header_hash);
      assert.ok(isChained({ header, seats, rows }));
      const store = new PassingStore();
      await store.create(header, seats);
      const silent = { onNews: () => undefined, onTrouble: () => undefined, openNext: () => Promise.resolve("here-2") };
      const table = new LocalTable({ header, seats, rows: [] }, { store, game, ...silent });
      for (const { command, states } of steps) {
        const { seq } = table;
        const answer = await table.answer(command);
        assert.equal(answer.t, "ok", JSON.stringify([command, answer]));
        assert.deepEqual(table.states(seq), states);
      }
      const again = new MatchLog(game.rules, sample.description, { header, seats, rows });
      assert.deepEqual(again.position, table.matchlog.position);
      assert.deepEqual(
        (await store.load(header.id))?.rows.map(({ kind, seat, data }) => [kind, seat, data]),
        rows.map(({ kind, seat, data }) => [kind, seat, data]),
      );
      assert.equal(rows[0] && chained(rows[0], header_hash).hash, rows[0]?.hash);
    }
  });

  test(`records of ${name} ${version} are read and refused as Python does`, async () => {
    const { rules, decoder } = await playable(sample);
    for (const { text, fault } of sample.records) {
      try {
        const record = readRecord(text, decoder, rules);
        assert.equal(fault, undefined, text.slice(0, 400));
        assert.equal(writeRecord(record, sample.description), text);
      } catch (trouble) {
        if (!(trouble instanceof DamagedRecord)) throw trouble;
        assert.equal(trouble.line, fault?.line);
        if (fault?.id !== undefined) assert.equal(trouble.fault.id, fault.id);
      }
    }
  });

  test(`a review of ${name} ${version} comes out as in Python`, async () => {
    const game = await playable(sample);
    for (const { record, review } of sample.reviews) {
      const { moves, ...head } = readRecord(record, game.decoder, game.rules);
      const header = { ...head, id: "here-1", created: 0 };
      let previous = headerHash(header);
      const rows = moves.map(({ seat, code }, index): Row => {
        const data = sample.description.moves.notation[code] ?? "";
        const row = {
          match: header.id,
          seq: index + 1,
          kind: "move",
          seat,
          data,
          command: String(index),
          time: 0,
        } as const;
        const made = chained(row, previous);
        previous = made.hash;
        return made;
      });
      const log = new MatchLog(game.rules, sample.description, { header, seats: [], rows });
      assert.deepEqual(await reviewed(log, game, () => undefined), review);
    }
  });
}
