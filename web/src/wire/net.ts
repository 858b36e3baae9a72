/** The line to one table at the server: a WebSocket that comes back by itself and repeats a command until it is answered. */
import { newId } from "../base/id";
import type { Answer, Command, ServerFrame } from "./protocol";
import type { Line, LineListener } from "./venue";

const FIRST_WAIT = 150;
const LONGEST_WAIT = 3000;
/** A command that is not answered for this long means a dead line, however open the socket may look; thinking takes longer. */
const PATIENCE: Readonly<Record<Command["t"], number>> = {
  move: 3000,
  undo: 3000,
  why: 3000,
  propose: 3000,
  agree: 3000,
  hint: 12000,
};

/** After so long without a word the server is asked whether it is there… */
const QUIET = 1500;
/** … and a line on which it says nothing for this long is dead. */
const ECHO = 2500;
const BEAT = 500;

interface Pending {
  readonly frame: string;
  readonly patience: number;
  readonly answer: (answer: Answer) => void;
}

const isFinal = (code: number): boolean => code >= 4000 && code <= 4099;

/** Opens the line to a table with the seats of these tokens, or as an onlooker without any. */
export function openLine(table: string, tokens: readonly string[], listener: LineListener): Line {
  const pending = new Map<string, Pending>();
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let retry = 0;
  let watchdog = 0;
  let silences = 0;
  let closed = false;
  /** When the server was heard, and when it was asked for a word that has not come: 0 if it owes none. */
  let heard = 0;
  let asked = 0;
  let deaf = 0;

  function connect(): void {
    window.clearTimeout(retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const next = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`);
    socket = next;
    asked = performance.now();
    next.onopen = () => {
      next.send(JSON.stringify({ t: "join", tokens, since: listener.since() }));
      for (const { frame } of pending.values()) next.send(frame);
      watch();
    };
    next.onmessage = (event) => {
      heard = performance.now();
      asked = deaf = 0;
      receive(JSON.parse(String(event.data)) as ServerFrame);
    };
    next.onclose = (event) => {
      if (socket === next) lost(isFinal(event.code));
    };
  }

  function receive(frame: ServerFrame): void {
    switch (frame.t) {
      case "table":
        wait = FIRST_WAIT;
        listener.onState("open");
        listener.onFrame(frame);
        break;
      case "bye":
        // Whoever is asked to come again later does not come sooner.
        wait = Math.max(wait, 2000 * (frame.retry ?? 0));
        listener.onFrame(frame);
        break;
      case "state":
        listener.onFrame(frame);
        break;
      case "words":
      case "pong":
        break;
      default:
        if (frame.id === null) break;
        pending.get(frame.id)?.answer(frame);
        pending.delete(frame.id);
        silences = 0;
        watch();
    }
  }

  function lost(final: boolean): void {
    socket = null;
    window.clearTimeout(watchdog);
    if (closed) return;
    if (final) {
      closed = true;
      listener.onState("ended");
      return;
    }
    listener.onState("lost");
    // The jitter keeps a thousand clients from coming back in the same instant after a restart.
    retry = window.setTimeout(connect, wait * (0.5 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function watch(): void {
    window.clearTimeout(watchdog);
    if (pending.size === 0) return;
    const patience = Math.min(...[...pending.values()].map((each) => each.patience));
    // A server that is only slow gets more time with every silence, instead of a storm of new sockets.
    watchdog = window.setTimeout(giveUp, patience * 2 ** silences);
  }

  function giveUp(): void {
    silences = Math.min(silences + 1, 4);
    drop();
  }

  /** Nobody tells of a line that stalls: while somebody looks at the page, the server has to be heard now and then. */
  function beat(): void {
    if (!socket || document.hidden) return;
    const now = performance.now();
    if (asked) {
      // As with commands: whoever is only slow gets more time.
      if (now - asked > ECHO * 2 ** deaf) {
        deaf = Math.min(deaf + 1, 4);
        drop();
      }
    } else if (socket.readyState === WebSocket.OPEN && now - heard > QUIET) {
      asked = now;
      socket.send(JSON.stringify({ t: "ping" }));
    }
  }

  function drop(): void {
    const old = socket;
    socket = null;
    old?.close();
    lost(false);
  }

  function hurry(): void {
    if (closed || socket || document.hidden) return;
    wait = FIRST_WAIT;
    connect();
  }

  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  listener.onState("joining");
  connect();
  const heart = window.setInterval(beat, BEAT);

  return {
    ask(wish) {
      const id = newId();
      const frame = JSON.stringify({ ...wish, id });
      return new Promise((answer) => {
        pending.set(id, { frame, patience: PATIENCE[wish.t], answer });
        if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
        watch();
      });
    },
    rejoin: drop,
    close() {
      closed = true;
      window.clearTimeout(retry);
      window.clearTimeout(watchdog);
      window.clearInterval(heart);
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
