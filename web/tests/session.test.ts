import assert from "node:assert/strict";
import { test } from "node:test";
import { openSession, type Session } from "../src/table/session";
import type { State, Told } from "../src/wire/decode";
import type { Move } from "../src/wire/protocol";
import { remote } from "../src/wire/remote";
import { World } from "./world";

const PACE = 650;
const entry = (seq: number, seat: number): Told => ({ seq, seat, says: [] });
const move = (name: string): Move => ({ move: name, ids: [`card:${name}`], say: { id: "x" } });

interface Said {
  readonly seat?: number;
  /** Who made the moves that the state tells of. */
  readonly by?: number;
  readonly moves?: readonly Move[];
  readonly log?: readonly Told[];
}

const state = (seq: number, { seat = 0, by = 1, moves = [], log }: Said = {}): State & { readonly t: "state" } => ({
  t: "state",
  seq,
  seat,
  view: { seq },
  ask: { id: "x" },
  waiting: [0],
  moves,
  undo: false,
  ask_undo: false,
  log: log ?? (seq > 0 ? [entry(seq, by)] : []),
  over: null,
});

/** Something that is here at once. */
const atOnce = <T>(value: T): PromiseLike<T> => ({
  then: (use) => atOnce(use?.(value) as never),
});

/** States come as they are: how they are read is another test's matter. */
const asTheyAre = { state: (frame: unknown): State => frame as State };

/** A session with the seats `you`, at a table whose first state is on the screen. */
function seated(you: readonly number[] = [0], pace?: number): { world: World; session: Session } {
  const world = new World();
  const session = openSession(remote("t1"), you.map(String), pace === undefined ? undefined : () => pace, () =>
    atOnce(asTheyAre),
  );
  world.socket.open();
  world.socket.say({ t: "table", table: "t1", game: "odin", seats: [], you });
  for (const seat of you) world.socket.say(state(0, { seat }));
  world.pass(PACE);
  return { world, session };
}

const shown = (session: Session, seat = 0): number | undefined => session.states.value.get(seat)?.seq;

test("moves of others are shown one by one, a person's pace apart", () => {
  const { world, session } = seated();
  for (const seq of [1, 2, 3]) world.socket.say(state(seq));
  world.pass(0);
  assert.equal(shown(session), 1);
  assert.equal(session.settled.value, false);
  world.pass(PACE - 1);
  assert.equal(shown(session), 1);
  world.pass(1);
  assert.equal(shown(session), 2);
  world.pass(PACE);
  assert.equal(shown(session), 3);
  assert.equal(session.settled.value, true);
});

test("the pace can be set", () => {
  const { world, session } = seated([0], 20);
  for (const seq of [1, 2, 3]) world.socket.say(state(seq));
  world.pass(40);
  assert.equal(shown(session), 3);
});

test("one's own move is shown at once, and with it what waited", () => {
  const { world, session } = seated();
  world.socket.say(state(1));
  world.socket.say(state(2));
  world.socket.say(state(3, { by: 0 }));
  assert.equal(shown(session), 3);
  assert.equal(session.settled.value, true);
  assert.deepEqual(
    session.logs.value.get(0)?.map((each) => each.seq),
    [1, 2, 3],
  );
});

test("nobody looks at a hidden page, so nothing waits there", () => {
  const { world, session } = seated();
  world.hidden = true;
  for (const seq of [1, 2, 3]) world.socket.say(state(seq));
  assert.equal(shown(session), 3);
});

test("a screen far behind catches up at once", () => {
  const { world, session } = seated();
  for (let seq = 1; seq <= 12; seq += 1) world.socket.say(state(seq));
  assert.ok((shown(session) ?? 0) >= 9);
});

test("a state that leaves one's decision as it was does not hold it up", () => {
  const { world, session } = seated();
  const moves = [move("a"), move("b")];
  world.socket.say(state(1, { moves }));
  world.pass(PACE);
  world.socket.say(state(2, { moves }));
  assert.equal(shown(session), 2);
  assert.equal(session.settled.value, true);
});

test("a person is stopped before a state until he goes on; what comes meanwhile waits behind it", () => {
  const { world, session } = seated();
  session.stopBefore((now, next) => now.seq === 1 && next.seq === 2);
  for (const seq of [1, 2, 3]) world.socket.say(state(seq));
  world.pass(10 * PACE);
  assert.deepEqual([shown(session), session.held.value?.seq, session.settled.value], [1, 2, false]);
  for (let seq = 4; seq <= 14; seq += 1) world.socket.say(state(seq));
  assert.equal(shown(session), 1, "not even a long queue goes on by itself");
  session.goOn();
  assert.deepEqual([shown(session), session.held.value], [2, null]);
  world.pass(PACE);
  assert.equal(shown(session), 3, "then the moves are shown at their pace again");
});

test("one's own move stops there too", () => {
  const { world, session } = seated();
  session.stopBefore((_, next) => next.seq === 1);
  world.socket.say(state(1, { by: 0 }));
  assert.deepEqual([shown(session), session.held.value?.seq, session.settled.value], [0, 1, false]);
  session.goOn();
  assert.deepEqual([shown(session), session.settled.value], [1, true]);
});

test("nobody is stopped on a hidden page", () => {
  const { world, session } = seated();
  session.stopBefore(() => true);
  world.hidden = true;
  world.socket.say(state(1));
  assert.deepEqual([shown(session), session.held.value], [1, null]);
});

test("a gap in the log is fetched by joining again, once for each seq", () => {
  const { world, session } = seated();
  world.socket.say(state(1));
  world.pass(PACE);
  world.socket.say(state(4));
  assert.equal(shown(session), 1, "a state with a gap is not shown");
  world.pass(150);
  assert.equal(world.sockets.length, 2);
  world.socket.open();
  assert.deepEqual(world.socket.sent, [{ t: "join", tokens: ["0"], since: 1 }]);
  world.socket.say(state(4));
  world.pass(PACE);
  assert.equal(shown(session), 4, "a server that never fills the gap is believed the second time");
  assert.equal(world.sockets.length, 2);
});

test("a log that comes again after a break is told once", () => {
  const { world, session } = seated();
  world.socket.say(state(1));
  world.pass(PACE);
  world.socket.break();
  world.pass(150);
  world.socket.open();
  world.socket.say(state(2, { log: [entry(1, 1), entry(2, 1)] }));
  world.pass(PACE);
  assert.deepEqual(
    session.logs.value.get(0)?.map((each) => each.seq),
    [1, 2],
  );
});

test("of several seats at one screen all are shown together, and the join asks from the one furthest behind", () => {
  const { world, session } = seated([0, 2]);
  world.socket.say(state(1, { seat: 0 }));
  world.socket.say(state(1, { seat: 2 }));
  world.pass(PACE);
  assert.deepEqual([shown(session, 0), shown(session, 2)], [1, 1]);
  world.socket.say(state(2, { seat: 0 }));
  world.socket.break();
  world.pass(150);
  world.socket.open();
  assert.deepEqual(world.socket.sent, [{ t: "join", tokens: ["0", "2"], since: 1 }]);
});

test("whoever listens is told before another state is shown", () => {
  const { world, session } = seated();
  const seen: (number | undefined)[] = [];
  const stop = session.onShow(() => seen.push(shown(session)));
  world.socket.say(state(1));
  world.pass(PACE);
  assert.deepEqual(seen, [0]);
  stop();
  world.socket.say(state(2));
  world.pass(PACE);
  assert.deepEqual(seen, [0]);
});

test("a farewell is told until the table is there again", () => {
  const { world, session } = seated();
  world.socket.say({ t: "bye", say: { id: "say-restart" } });
  assert.equal(session.farewell.value?.id, "say-restart");
  world.socket.break();
  assert.equal(session.line.value, "lost");
  world.pass(150);
  world.socket.open();
  world.socket.say({ t: "table", table: "t1", game: "odin", seats: [], you: [0] });
  assert.equal(session.farewell.value, null);
  assert.equal(session.line.value, "open");
});
