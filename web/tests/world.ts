/** A browser for tests: sockets that the test opens and closes, and a clock that goes when the test says so. */

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly url: string,
    world: World,
  ) {
    world.sockets.push(this);
  }

  /** A living line answers when it is asked whether it is one. */
  answers = true;

  send(frame: string): void {
    const said = JSON.parse(frame) as Record<string, unknown>;
    if (said.t !== "ping") this.sent.push(said);
    else if (this.answers) this.say({ t: "pong" });
  }

  /** The client hangs up; a browser tells that later, or never on a dead line. */
  close(): void {
    this.readyState = 3;
  }

  /** The server accepts. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The line breaks, or the server hangs up. */
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export class World {
  readonly sockets: FakeSocket[] = [];
  hidden = false;
  private now = 0;
  private timers: Timer[] = [];
  private made = 0;
  private readonly listeners = new Map<string, () => void>();

  constructor() {
    const listen = {
      addEventListener: (name: string, listener: () => void) => this.listeners.set(name, listener),
      removeEventListener: (name: string) => this.listeners.delete(name),
    };
    const stop = (id: number): void => {
      this.timers = this.timers.filter((timer) => timer.id !== id);
    };
    const clock = {
      setTimeout: (run: () => void, wait: number) => this.wind(run, wait),
      clearTimeout: stop,
      setInterval: (run: () => void, wait: number) => this.repeat(run, wait),
      clearInterval: stop,
    };
    const isHidden = (): boolean => this.hidden;
    const document = {
      ...listen,
      get hidden() {
        return isHidden();
      },
    };
    const open = (url: string): FakeSocket => new FakeSocket(url, this);
    const socket = Object.assign(
      function (url: string) {
        return open(url);
      },
      { OPEN: FakeSocket.OPEN },
    );
    const globals = {
      window: { ...listen, ...clock },
      document,
      location: { protocol: "http:", host: "library" },
      WebSocket: socket,
      performance: { now: () => this.now },
    };
    for (const [name, value] of Object.entries(globals)) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  }

  /** The newest socket. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("there is no socket");
    return last;
  }

  private wind(run: () => void, wait: number): number {
    this.made += 1;
    this.timers.push({ id: this.made, at: this.now + wait, run });
    return this.made;
  }

  private repeat(run: () => void, wait: number, id = (this.made += 1)): number {
    const again = (): void => {
      this.repeat(run, wait, id);
      run();
    };
    this.timers.push({ id, at: this.now + wait, run: again });
    return id;
  }

  /** Lets so many milliseconds go by. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.id - b.id)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }

  /** Something happens to the page: "online", "visibilitychange". */
  happen(name: string): void {
    this.listeners.get(name)?.();
  }
}
