/** Tables in this browser, as pages meet them: calls to the worker that keeps them (worker.ts). */
import { signal } from "@preact/signals";
import { newId } from "../base/id";
import { folder, isFolder } from "../base/house";
import { recall } from "../base/store";
import { Refused } from "../wire/api";
import { troubleText } from "../wire/load";
import type { Bye, StateFrame, TableFrame, TableWish, Text } from "../wire/protocol";
import { remote } from "../wire/remote";
import type { Line, LineListener, Venue } from "../wire/venue";
import { PREFIX } from "./ids";
import type { Seat } from "./chain";
import type { House, Imported } from "./house";

type Method = Exclude<keyof House, "moved">;

/** A call to the worker. */
export interface Call {
  readonly call: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** What the worker says. */
export type Said =
  | { readonly t: "done"; readonly call: number; readonly value: unknown }
  | { readonly t: "refused"; readonly call: number; readonly say: Text }
  | { readonly t: "frame"; readonly table: string; readonly frame: TableFrame | StateFrame | Bye }
  | { readonly t: "passing" };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (trouble: unknown) => void;
}

const FAULT: Text = { id: "say-table-fault" };
/** How long, in milliseconds, a table waits for another worker. */
const RETRY = 1000;

/** Whether matches end with this page, because the browser keeps nothing. */
export const passing = signal(false);

const waiting = new Map<number, Waiting>();
const lines = new Map<string, { readonly listener: LineListener; readonly join: () => void }>();
let worker: Worker | null = null;
let calls = 0;

function heard(said: Said): void {
  switch (said.t) {
    case "frame":
      lines.get(said.table)?.listener.onState(said.frame.t === "bye" ? "lost" : "open");
      lines.get(said.table)?.listener.onFrame(said.frame);
      break;
    case "passing":
      passing.value = true;
      break;
    default:
      if (said.t === "done") waiting.get(said.call)?.resolve(said.value);
      else waiting.get(said.call)?.reject(new Refused(said.say));
      waiting.delete(said.call);
  }
}

/** The worker is gone. What was acknowledged is on the disk, so another one goes on from there. */
function broken(event: Event): void {
  console.info("another worker is started:", event instanceof ErrorEvent ? event.message : event.type);
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Refused(FAULT));
  waiting.clear();
  for (const { listener } of lines.values()) {
    listener.onState("lost");
    listener.onFrame({ t: "bye", say: FAULT });
  }
  setTimeout(() => {
    for (const { join } of lines.values()) join();
  }, RETRY);
}

function started(): Worker {
  const made = new Worker(new URL(WORKER_FILE, import.meta.url), { type: "module", name: folder });
  made.onmessage = ({ data }: MessageEvent<Said>) => heard(data);
  made.onerror = broken;
  return made;
}

/** Calls a method of the house in the worker. Rejected with `Refused`. */
function call<M extends Method>(method: M, ...args: Parameters<House[M]>): ReturnType<House[M]> {
  worker ??= started();
  calls += 1;
  const asked: Call = { call: calls, method, args };
  worker.postMessage(asked);
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(asked.call, { resolve, reject });
  }) as ReturnType<House[M]>;
}

function openLine(table: string, listener: LineListener): Line {
  const join = (): void => {
    call("join", table, listener.since()).catch((trouble: unknown) => {
      listener.onState("ended");
      listener.onFrame({ t: "bye", say: troubleText(trouble) });
    });
  };
  lines.set(table, { listener, join });
  listener.onState("joining");
  join();
  return {
    async ask(wish) {
      const id = newId();
      try {
        return await call("ask", table, { ...wish, id });
      } catch (trouble) {
        return { t: "no", id, seq: listener.since(), rule: null, say: troubleText(trouble) };
      }
    },
    rejoin: join,
    close() {
      if (lines.get(table)?.listener === listener) lines.delete(table);
      call("leave", table).catch(console.warn);
    },
  };
}

/** A table in this browser. */
function local(id: string): Venue {
  return {
    id,
    info: () => call("info", id),
    join: (_, listener) => openLine(id, listener),
    record: async () => URL.createObjectURL(new Blob([await call("record", id)], { type: "text/plain" })),
    recordText: () => call("record", id),
    review: () => call("review", id),
    position: (number, viewer) => call("position", id, number, viewer),
  };
}

export const isLocal = (id: string): boolean => id.startsWith(PREFIX);

/** The venue of a table: its id tells. */
export const venueOf = (id: string): Venue => (isLocal(id) ? local(id) : remote(id));

/** Whether a table can be in this browser: nobody comes from elsewhere, and the person has not set it otherwise. */
export const staysHere = ({ seats }: TableWish): boolean =>
  isFolder || (recall("here") !== "off" && seats.every(({ kind }) => kind !== "friend"));

/** Opens a table in this browser, with chance of its own or that of a deal (by its words); its id. Rejected with `Refused`. */
export const openHere = (wish: TableWish, deal?: string): Promise<string> => call("open", wish, deal);

/** Keeps the match of a record file as a table in this browser. Rejected with `Refused`, which tells the line. */
export const importRecord = (text: string): Promise<Imported> => call("import", text);

/** Opens a table in this browser at the position of a record after so many moves; its id. Rejected with `Refused`. */
export const branchHere = (text: string, count: number, seats: readonly Omit<Seat, "seat">[]): Promise<string> =>
  call("branch", text, count, seats);

/** Takes a table out of this browser. */
export const forgetHere = (id: string): Promise<void> => call("forget", id);
