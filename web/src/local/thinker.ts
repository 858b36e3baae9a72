/** Thinking away from the rules of a table: a module of its own, in which one thought comes after the other. */
import type { Engine } from "../engine/engine";

/** Something that is thought about in slices of some milliseconds. */
interface Thought {
  /** Thinks for a slice; true when done. */
  step(): boolean;
}

export class Thinker {
  private engine: Promise<Engine> | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  /** `pause` lets others have the worker between slices. */
  constructor(
    private readonly load: () => Promise<Engine>,
    readonly pause: () => Promise<void>,
  ) {}

  /** Does some work when all work before it is done. */
  work<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    this.engine ??= this.load();
    const { engine } = this;
    const done = this.queue.then(async () => work(await engine));
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Thinks a thought to its end; null where nobody waits for it any more. */
  think<T extends Thought>(begin: (engine: Engine) => T, isIdle: () => boolean): Promise<T | null> {
    return this.work(async (engine) => {
      if (isIdle()) return null;
      const thought = begin(engine);
      while (!thought.step()) {
        await this.pause();
        if (isIdle()) return null;
      }
      return thought;
    });
  }
}
