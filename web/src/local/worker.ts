/**
 * The worker that keeps this browser's tables: rules, bots and the log, away from the page, so that no thinking is ever felt
 * there. It answers calls of `House` and says frames; venue.ts is the page's side of it.
 */
import type { Engine } from "../engine/engine";
import { games, Refused } from "../wire/api";
import { decoderOf } from "../wire/decode";
import type { Text } from "../wire/protocol";
import { House } from "./house";
import { newEngine } from "./engine";
import { Thinker } from "./thinker";
import { openStore, PassingStore, type MatchStore } from "./store";
import type { Playable } from "./table";
import type { Call, Said } from "./venue";

const CHANNEL = "ludotheque.matches";

const say = (said: Said): void => self.postMessage(said);

/** Lets what has come meanwhile be answered first. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function storeOf(): Promise<MatchStore> {
  try {
    return await openStore();
  } catch (trouble) {
    console.info("matches end with this page:", trouble);
    say({ t: "passing" });
    return new PassingStore();
  }
}

/** Holds the lock of a table as long as this tab leads it. Without locks every tab leads: the log has room for one move only. */
function lead(table: string, leads: () => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    leads();
    return () => undefined;
  }
  const waiting = new AbortController();
  let letGo = (): void => waiting.abort();
  const hold = (): Promise<void> => {
    leads();
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };
  locks.request(`ludotheque.${table}`, { signal: waiting.signal }, hold).catch(() => undefined);
  return () => letGo();
}

async function newest(game: string): Promise<number> {
  const found = (await games()).find(({ name }) => name === game);
  if (!found) throw new Refused({ id: "ui-no-such-game" });
  return found.version;
}

const played = new Map<string, Promise<Playable>>();

/** All that is needed to play a game, loaded once. */
function load(game: string, version: number): Promise<Playable> {
  const key = `${game} ${version}`;
  const engine = (): Promise<Engine> => newEngine(game, version);
  const loading = async (): Promise<Playable> => {
    const [decoder, rules] = await Promise.all([decoderOf(game, version), engine()]);
    return { decoder, rules, bots: new Thinker(engine, pause), adviser: new Thinker(engine, pause) };
  };
  const found = played.get(key) ?? loading();
  played.set(key, found);
  found.catch(() => played.delete(key));
  return found;
}

const channel = new BroadcastChannel(CHANNEL);

const house = storeOf().then(
  (store) =>
    new House({
      store,
      newest,
      lead,
      load,
      tell: (table, frame) => say({ t: "frame", table, frame }),
      onMoved: (table) => channel.postMessage(table),
    }),
);

channel.onmessage = (event: MessageEvent<string>) => {
  house.then((found) => found.moved(event.data)).catch(console.warn);
};

/** What a page is told of a call that failed. */
function textOf(trouble: unknown): Text {
  if (trouble instanceof Refused) return trouble.say;
  console.warn(trouble);
  return { id: "say-table-fault" };
}

/** Answers a call; its method and arguments were checked where it was made (venue.ts). */
async function answered({ call, method, args }: Call): Promise<void> {
  try {
    const calls = (await house) as unknown as Record<string, (...args: readonly unknown[]) => unknown>;
    say({ t: "done", call, value: await calls[method]?.(...args) });
  } catch (trouble) {
    say({ t: "refused", call, say: textOf(trouble) });
  }
}

self.onmessage = ({ data }: MessageEvent<Call>) => void answered(data);
