/** The puzzles that were tried in this browser, and how it went; and the puzzle of the day. */
import { recall, remember } from "../base/store";

/** Whether a puzzle was solved at the first try. */
export type Tried = Readonly<Record<string, boolean>>;

const DAY = 86_400_000;
/** Puzzles of consecutive days lie far apart in the list. */
const STRIDE = 7;

export function triedPuzzles(game: string): Tried {
  try {
    return JSON.parse(recall(`puzzles.${game}`) ?? "{}") as Tried;
  } catch {
    return {};
  }
}

/** Remembers the first try at a puzzle. */
export function rememberTry(game: string, number: number, solved: boolean): void {
  const before = triedPuzzles(game);
  if (String(number) in before) return;
  remember(`puzzles.${game}`, JSON.stringify({ ...before, [number]: solved }));
}

/** The puzzle of a day (of that moment, by the clock of the world), from 1 to `count`: the same for everybody. */
export function puzzleOfDay(count: number, now: number): number {
  const stride = count % STRIDE === 0 ? STRIDE + 1 : STRIDE;
  return count > 0 ? ((Math.floor(now / DAY) * stride) % count) + 1 : 0;
}
