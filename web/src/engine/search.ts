/** Thinking in slices: the search of a module (`ludotheque/bots/search.py`), the levels, and what to tell who asks for a hint. */
import { Real, type Level, type Module } from "./module";

const SLICE_MILLISECONDS = 10;
const FIRST_SLICE = 4;
const FEWEST = 64;
const MOST_ADVISED = 3;
const WORTH_TELLING = 0.05;
/** A move that was tried less often than this part is not told as better than the one that the search would make. */
const WORTH_TRUSTING = 0.25;

/** How long to think: until so many iterations are done, or so many seconds have passed, whichever comes first. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly seconds?: number | undefined;
}

/** A move as the search sees it; the chance of each seat to win after it, none if it was never tried. */
export interface Candidate {
  readonly move: number;
  readonly visits: number;
  readonly chances: readonly number[];
}

/** What came of a search; the best candidate comes first. */
export interface SearchResult {
  readonly seat: number;
  readonly iterations: number;
  readonly candidates: readonly Candidate[];
}

/** A good move: how likely its seat wins after it (null: nobody to beat, or no choice), and its share of the search. */
export interface Advice {
  readonly move: number;
  readonly chance: number | null;
  readonly share: number;
}

/** A decision judged: the move that is surely better, or the one that was played, and everybody's chances with each. */
export interface Judgement {
  readonly best: number;
  readonly chanceBest: readonly number[];
  readonly chancePlayed: readonly number[];
  /** What the played move changed against the best one found, as it was measured. */
  readonly change: readonly number[];
}

const latest = new WeakMap<Module, Search>();

/** A search under way. The position that it is about lies in the module when it begins. */
export class Search {
  iterations = 0;
  readonly moves: readonly number[];

  constructor(
    private readonly module: Module,
    readonly seat: number,
    seed: bigint,
  ) {
    module.widen();
    const count = module.call("search", seat, seed);
    this.moves = Array.from(module.longs("moves").subarray(0, count), Number);
    latest.set(module, this);
  }

  /** Search on for so many iterations; all of them about one legal move, if it is given. */
  run(iterations: number, move?: number): void {
    this.own();
    this.module.call("run", this.seat, move === undefined ? -1 : this.edge(move), iterations);
    this.iterations += iterations;
  }

  /** With so much time left, after so much was spent: can no other move catch up with the most visited one? */
  settled(left: number, spent: number): boolean {
    const [first = 0, second = 0] = [...this.visits()].sort((a, b) => b - a);
    return left <= 0 || first - second > (this.iterations * left) / spent;
  }

  /** What is known so far; at least one iteration must have been run, unless there is one move only. */
  result(): SearchResult {
    this.own();
    const { seat, iterations } = this;
    const visits = this.visits();
    const values = this.module.floats("edge_value");
    const seats = this.module.about.most_seats;
    const totals = this.module.floats("root_values");
    const edges = this.moves.map((_, edge) => edge);
    edges.sort((a, b) => (visits[b] ?? 0) - (visits[a] ?? 0) || (values[b] ?? 0) - (values[a] ?? 0));
    const candidates = edges.map((edge) => {
      const tries = visits[edge] ?? 0;
      const sums = Array.from(totals.subarray(edge * seats, edge * seats + this.playing()));
      return { move: this.moves[edge] ?? 0, visits: tries, chances: tries ? sums.map((sum) => sum / tries) : [] };
    });
    return { seat, iterations, candidates };
  }

  /** Search anew, by the luck of that number, and compare a legal move with the best one. */
  compare(move: number, number: number, iterations: number, first = false): Judgement {
    this.own();
    const edge = this.module.call(
      "compare",
      this.seat,
      this.moves.length,
      this.edge(move),
      number,
      iterations,
      Number(first),
    );
    const seats = this.module.about.most_seats;
    const [chanceBest = [], chancePlayed = [], change = []] = [0, seats, 2 * seats].map((row) =>
      Array.from(this.module.floats("reviewed").subarray(row, row + this.playing())),
    );
    return { best: this.moves[edge] ?? move, chanceBest, chancePlayed, change };
  }

  /** How many seats there are. */
  private playing(): number {
    return Number(this.module.longs("known")[(this.module.about.fields.seats ?? 0) / 8]);
  }

  private edge(move: number): number {
    const edge = this.moves.indexOf(move);
    if (edge < 0) throw new Error(`${move} is not legal`);
    return edge;
  }

  /** The visits of each move; there are none before the first iteration. */
  private visits(): number[] {
    if (this.iterations === 0) return this.moves.map(() => 0);
    return Array.from(this.module.ints("edge_visits").subarray(0, this.moves.length));
  }

  private own(): void {
    if (latest.get(this.module) !== this) throw new Error("another search has begun");
  }
}

/** A search with a budget, in slices. With one legal move there is nothing to search. */
class Thinking {
  readonly search: Search;
  private slice = FIRST_SLICE;
  private begun = 0;

  constructor(
    module: Module,
    seat: number,
    seed: bigint,
    private readonly budget: Budget,
  ) {
    this.search = new Search(module, seat, seed);
  }

  /** Think for a slice; true when done. Time counts from the end of the first slice. */
  step(): boolean {
    const { search } = this;
    const most = this.budget.iterations ?? Infinity;
    if (search.moves.length === 1 || search.iterations >= most) return true;
    const before = performance.now();
    search.run(Math.min(this.slice, most - search.iterations));
    const now = performance.now();
    if (this.begun === 0) {
      this.begun = now;
      return search.iterations >= most;
    }
    const spent = (now - this.begun) / 1000;
    const { seconds } = this.budget;
    if (seconds !== undefined && search.iterations >= FEWEST && search.settled(seconds - spent, spent)) return true;
    const longer = Math.min(2, SLICE_MILLISECONDS / Math.max(1e-3, now - before));
    this.slice = Math.max(1, Math.trunc(this.slice * longer));
    return search.iterations >= most;
  }
}

/** A bot that decides. Until `step` is true it would like to think on, but has a move after the first step already. */
export class Player {
  private readonly thinking: Thinking | null = null;
  private readonly judged: number = 0;

  constructor(module: Module, seat: number, seed: bigint, level: Level, seconds?: number) {
    if (level.noise === undefined) {
      const time = level.patient
        ? (seconds ?? level.seconds)
        : level.seconds && Math.min(level.seconds, seconds ?? Infinity);
      this.thinking = new Thinking(module, seat, seed, { iterations: level.iterations, seconds: time });
    } else {
      const eyes = [level.noise, level.overlooks ?? 0, level.furthest ?? Infinity].map((each) => new Real(each));
      this.judged = module.call("judge", seat, seed, ...eyes);
    }
  }

  /** Think for a slice; true when done. */
  step(): boolean {
    return this.thinking?.step() ?? true;
  }

  /** The move to make. */
  move(): number {
    return this.thinking ? (this.thinking.search.result().candidates[0]?.move ?? -1) : this.judged;
  }
}

/** Looks for good moves. */
export class Adviser {
  private readonly thinking: Thinking;

  constructor(module: Module, seat: number, seed: bigint, budget: Budget) {
    this.thinking = new Thinking(module, seat, seed, budget);
  }

  /** Think for a slice; true when done. */
  step(): boolean {
    return this.thinking.step();
  }

  /** What is worth telling, by the chances. */
  advice(): Advice[] {
    return advised(this.thinking.search.result());
  }
}

/** What of a search is worth telling (`ludotheque/bots/hint.py`). */
export function advised({ seat, iterations, candidates }: SearchResult): Advice[] {
  const enough = WORTH_TELLING * (candidates[0]?.visits ?? 0);
  const [best, ...others] = candidates
    .slice(0, MOST_ADVISED)
    .filter(({ visits }) => visits >= enough)
    .map(({ move, visits, chances }) => ({
      move,
      chance: chances.length > 1 ? (chances[seat] ?? null) : null,
      share: iterations ? visits / iterations : 1,
    }));
  if (!best) return [];
  const chance = (advice: Advice): number => advice.chance ?? 0;
  const told = others.filter((each) => each.share >= WORTH_TRUSTING * best.share || chance(each) <= chance(best));
  return [best, ...told].sort((a, b) => chance(b) - chance(a));
}
