import assert from "node:assert/strict";
import { test } from "node:test";
import { openLine } from "../src/wire/net";
import type { Answer } from "../src/wire/protocol";
import type { Line, LineState } from "../src/wire/venue";
import { World } from "./world";

const TABLE = { t: "table", table: "t1", game: "odin", seats: [], you: [0] };

interface Opened {
  readonly world: World;
  readonly line: Line;
  readonly states: LineState[];
  readonly frames: unknown[];
}

/** A line to a table of which everything up to `since` is known. */
function opened(since = 0): Opened {
  const world = new World();
  const states: LineState[] = [];
  const frames: unknown[] = [];
  const line = openLine("t1", ["secret"], {
    onState: (state) => states.push(state),
    onFrame: (frame) => frames.push(frame),
    since: () => since,
  });
  return { world, line, states, frames };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("a line joins with its seats and with what it knows already", () => {
  const { world, states, frames } = opened(7);
  assert.equal(world.socket.url, "ws://library/ws/t1");
  world.socket.open();
  assert.deepEqual(world.socket.sent, [{ t: "join", tokens: ["secret"], since: 7 }]);
  world.socket.say(TABLE);
  assert.deepEqual(states, ["joining", "open"]);
  assert.deepEqual(frames, [TABLE]);
});

test("a broken line comes back by itself, each time a little later", () => {
  const { world, states } = opened();
  for (const most of [150, 300, 600]) {
    const before = world.sockets.length;
    world.socket.break();
    world.pass(most / 2 - 1);
    assert.equal(world.sockets.length, before, `not before ${most / 2} ms`);
    world.pass(most / 2 + 1);
    assert.equal(world.sockets.length, before + 1, `within ${most} ms`);
  }
  assert.deepEqual(states, ["joining", "lost", "lost", "lost"]);
});

test("once the table was there, the next break is mended quickly again", () => {
  const { world } = opened();
  for (let time = 0; time < 5; time += 1) {
    world.socket.break();
    world.pass(3000);
  }
  world.socket.open();
  world.socket.say(TABLE);
  const before = world.sockets.length;
  world.socket.break();
  world.pass(150);
  assert.equal(world.sockets.length, before + 1);
});

test("a final code ends the line for good", () => {
  const { world, states } = opened();
  world.socket.open();
  world.socket.break(4001);
  world.pass(60_000);
  world.happen("online");
  assert.equal(world.sockets.length, 1);
  assert.deepEqual(states, ["joining", "ended"]);
});

test("a command is sent again after every break, under the same id, until it is answered", async () => {
  const { world, line } = opened();
  world.socket.open();
  let answer: Answer | null = null;
  void line.ask({ t: "undo", seat: 0, seq: 3 }).then((given) => (answer = given));
  const first = world.socket.sent[1];
  assert.equal(first?.t, "undo");
  world.socket.break();
  world.pass(150);
  world.socket.open();
  assert.deepEqual(world.socket.sent, [{ t: "join", tokens: ["secret"], since: 0 }, first]);
  world.socket.say({ t: "ok", id: first.id, seq: 4 });
  await settled();
  assert.deepEqual(answer, { t: "ok", id: first.id, seq: 4 });
  world.socket.break();
  world.pass(300);
  world.socket.open();
  assert.equal(world.socket.sent.length, 1, "what is answered is not sent again");
});

test("a command asked while the line is down goes out when it is up", () => {
  const { world, line } = opened();
  void line.ask({ t: "undo", seat: 0, seq: 3 });
  assert.equal(world.socket.sent.length, 0);
  world.socket.open();
  assert.deepEqual(
    world.socket.sent.map((frame) => frame.t),
    ["join", "undo"],
  );
});

test("a line that is silent on a command is dropped; a slow server gets more time with every silence", () => {
  const { world, line } = opened();
  world.socket.open();
  world.socket.say(TABLE);
  void line.ask({ t: "move", seat: 0, seq: 3, move: "pass" });
  world.pass(2999);
  assert.equal(world.sockets.length, 1);
  world.pass(151);
  assert.equal(world.sockets.length, 2);
  world.socket.open();
  world.socket.say(TABLE);
  world.pass(3400);
  assert.equal(world.sockets.length, 2, "twice as long this time");
  world.pass(3000);
  assert.equal(world.sockets.length, 3);
});

test("a thought may take longer than a move", () => {
  const { world, line } = opened();
  world.socket.open();
  void line.ask({ t: "hint", seat: 0, seq: 3 });
  world.pass(11_000);
  assert.equal(world.sockets.length, 1);
});

test("a line that does not answer any more is dropped, though nobody asks for anything", () => {
  const { world } = opened();
  world.socket.open();
  world.socket.say(TABLE);
  world.pass(30_000);
  assert.equal(world.sockets.length, 1, "it answers");
  world.socket.answers = false;
  world.pass(5_500);
  assert.equal(world.sockets.length, 2);
});

test("what an old socket still says about its end does not harm the new one", () => {
  const { world, line, states } = opened();
  const [old] = world.sockets;
  old?.open();
  line.rejoin();
  world.pass(150);
  world.socket.open();
  world.socket.say(TABLE);
  old?.break();
  world.pass(10_000);
  assert.equal(world.sockets.length, 2);
  assert.equal(states.at(-1), "open");
});

test("who comes back to the page does not wait for the next try", () => {
  const { world } = opened();
  for (let time = 0; time < 6; time += 1) {
    world.socket.break();
    world.pass(3000);
  }
  const before = world.sockets.length;
  world.socket.break();
  world.happen("online");
  assert.equal(world.sockets.length, before + 1);
});

test("a closed line stays closed", () => {
  const { world, line } = opened();
  world.socket.open();
  line.close();
  world.socket.break();
  world.happen("online");
  world.pass(60_000);
  assert.equal(world.sockets.length, 1);
});
