/**
 * The review of a match: which decisions are judged, and what follows from the judgements (`bots/review.py`). Judging itself is
 * compiled; with the same match and the same number of iterations everything comes out as in Python.
 */
import type { Decision, Description, Label, Move, Review, ReviewProgress, Split } from "../wire/protocol";
import { fromBase64, type Engine } from "../engine/engine";
import type { Decoder } from "../wire/decode";
import type { MatchLog } from "./matchlog";
import type { Playable } from "./table";

const ITERATIONS = 300;
const FEWEST = 60;
const BUDGET = 30_000;
const WITH_NET = 2;
const LABELS: readonly (readonly [number, Label])[] = [
  [0.15, "blunder"],
  [0.06, "mistake"],
  [0.02, "inaccuracy"],
  [0, "fine"],
];
const rounded = (chance: number): number => Math.round(chance * 10_000) / 10_000;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** One choice among several moves. */
interface Choice {
  readonly number: number;
  readonly seat: number;
  readonly code: number;
  readonly position: Uint8Array;
}

interface Judged {
  readonly choice: Choice;
  readonly best: number;
  readonly chanceBest: readonly number[];
  readonly chancePlayed: readonly number[];
  /** What the played move changed against the best one found, as it was measured: noise and all. */
  readonly change: readonly number[];
  readonly loss: number;
}

/** Judges every decision of a match. */
export async function reviewed(
  log: MatchLog,
  { decoder, adviser }: Pick<Playable, "decoder" | "adviser">,
  onProgress: (progress: ReviewProgress) => void,
): Promise<Review> {
  const seats = log.rules.points(log.position).points.length;
  const choices = seats > 1 ? choicesOf(log) : [];
  const most = Math.min(ITERATIONS, Math.floor(BUDGET / Math.max(1, choices.length)));
  const iterations = Math.max(FEWEST, Math.floor(most / (log.rules.about.guided > 0 ? WITH_NET : 1)));
  const judged: Judged[] = [];
  for (const choice of choices) {
    onProgress({ done: judged.length, of: choices.length });
    const first = judged.every((before) => before.choice.seat !== choice.seat);
    judged.push(await adviser.work((engine) => Promise.resolve(judge(engine, choice, iterations, first))));
    await adviser.pause();
  }
  const results = resultsOf(log, judged, seats);
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return {
    moves: log.history.length,
    over: log.isDecided,
    iterations,
    curves: each.map((seat) => curveOf(seat, judged, results[seat] ?? null, log.history.length + 1)),
    splits: each.map((seat) => splitOf(seat, judged, results[seat] ?? null, decoder.game)),
    decisions: judged.map((decision) => inWords(decision, log, decoder)),
  };
}

/** Where a seat had more than one move; of choices that were chosen anew the last one counts. */
function choicesOf(log: MatchLog): Choice[] {
  const choices = new Map<number, Choice>();
  const last = new Map<number, number>();
  const { rules } = log;
  let position = log.positionAt(0);
  log.history.forEach(({ seat, code }, index) => {
    const number = index + 1;
    if (!rules.waiting(position).includes(seat)) choices.delete(last.get(seat) ?? 0);
    if (rules.legal(position, seat).length > 1) choices.set(number, { number, seat, code, position });
    last.set(seat, number);
    position = rules.play(position, seat, code);
  });
  return [...choices.values()];
}

/** Compares a move with the best one that can be found; the number of the move seeds the luck. */
function judge(engine: Engine, choice: Choice, iterations: number, first: boolean): Judged {
  const { number, seat, code, position } = choice;
  const judgement = engine.search(position, seat, 0n).compare(code, number, iterations, first);
  const { best, chanceBest, chancePlayed, change } = judgement;
  return { choice, best, chanceBest, chancePlayed, change, loss: (chanceBest[seat] ?? 0) - (chancePlayed[seat] ?? 0) };
}

/** What each seat's way leads to: its share of the first place or, while that is open, its last known chance. */
function resultsOf(log: MatchLog, judged: readonly Judged[], seats: number): (number | null)[] {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  if (log.isDecided) {
    const winners = log.rules.points(log.position).places.map((place) => (place === 1 ? 1 : 0));
    return winners.map((won) => won / sum(winners));
  }
  return each.map((seat) => judged.findLast(({ choice }) => choice.seat === seat)?.chancePlayed[seat] ?? null);
}

function curveOf(seat: number, judged: readonly Judged[], result: number | null, end: number): [number, number][] {
  const own = judged.filter(({ choice }) => choice.seat === seat);
  const points = own.map(({ choice, chanceBest }): [number, number] => [choice.number, rounded(chanceBest[seat] ?? 0)]);
  return result === null ? points : [...points, [end, rounded(result)]];
}

/** Where a seat's way to the result came from; luck is the rest. */
function splitOf(
  seat: number,
  judged: readonly Judged[],
  result: number | null,
  { start_lack: lack, choice_weight: weight }: Pick<Description, "start_lack" | "choice_weight">,
): Split | null {
  const own = judged.filter(({ choice }) => choice.seat === seat);
  const first = own[0];
  if (!first || result === null) return null;
  const others = judged.filter(({ choice }) => choice.seat !== seat && choice.number > first.choice.number);
  const changes = (some: readonly Judged[]): number => sum(some.map(({ change }) => change[seat] ?? 0));
  const start = (first.chanceBest[seat] ?? 0) + lack;
  // From a start at which nothing better was sure, nothing was lost there either.
  const [cost, gift] = [weight * (changes(own.slice(1)) - first.loss), weight * changes(others)];
  return {
    start: rounded(start),
    own: rounded(cost),
    others: rounded(gift),
    luck: rounded(result - start - cost - gift),
    result: rounded(result),
  };
}

function inWords(judged: Judged, log: MatchLog, decoder: Decoder): Decision {
  const { number, seat, code, position } = judged.choice;
  const offers = decoder.offers(fromBase64(log.rules.pack(position, seat).words));
  const move = (which: number): Move => offers.get(which) ?? { move: "", ids: [], say: { id: "" } };
  return {
    number,
    seat,
    legal: offers.size,
    played: move(code),
    best: move(judged.best),
    chance_best: judged.chanceBest.map(rounded),
    chance_played: judged.chancePlayed.map(rounded),
    loss: rounded(judged.loss),
    label: LABELS.find(([least]) => judged.loss >= least)?.[1] ?? "fine",
  };
}
