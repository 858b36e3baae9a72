/** Chances as people read them, and where they lie on the chart. */
import type { Decision, Review } from "../wire/protocol";
import { language } from "../base/texts";

/** `0.123` → "12%", as the language writes it; with its sign, "+12%". */
export function percent(share: number, signed = false): string {
  const rounded = Math.round(share * 100) / 100;
  const style = { style: "percent", signDisplay: signed ? "exceptZero" : "auto" } as const;
  // Adding 0 turns −0 into 0.
  return new Intl.NumberFormat(language.value, style).format(rounded + 0).replace("-", "−");
}

/** Where the chart lies within its picture, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From the number of a move (the result comes after the last one) and a chance to a place in the picture. */
export function placer(frame: Frame, moves: number): { x: (number: number) => number; y: (chance: number) => number } {
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return {
    x: (number) => frame.left + (across * (number - 1)) / Math.max(1, moves),
    y: (chance) => frame.top + down * (1 - chance),
  };
}

/** Round numbers of moves to write under the chart, at most `most` of them. */
export function ticks(moves: number, most: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];
  const step = steps.find((each) => moves / each <= most) ?? 10_000;
  return Array.from({ length: Math.floor(moves / step) }, (_, index) => (index + 1) * step);
}

/** The decision nearest to a place in the picture. Height counts less: one points at a moment first, then at a line. */
export function nearest(review: Review, frame: Frame, px: number, py: number): number {
  const { x, y } = placer(frame, review.moves);
  let best = 0;
  let least = Infinity;
  review.decisions.forEach((decision, index) => {
    const distance = Math.abs(x(decision.number) - px) + Math.abs(y(before(decision)) - py) / 4;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** The chance of whoever decided, if he made the best move. */
export const before = (decision: Decision): number => decision.chance_best[decision.seat] ?? 0;

/** His chance after what he did. */
export const after = (decision: Decision): number => decision.chance_played[decision.seat] ?? 0;

/** The indices of the decisions (of these seats, if any are named) that cost most, the worst first; none that cost nothing. */
export function costliest(decisions: readonly Decision[], most: number, seats?: readonly number[]): number[] {
  return decisions
    .map(({ loss, seat }, index) => ({ loss, seat, index }))
    .filter(({ loss, seat }) => loss > 0 && (seats?.includes(seat) ?? true))
    .sort((a, b) => b.loss - a.loss || a.index - b.index)
    .slice(0, most)
    .map(({ index }) => index);
}
