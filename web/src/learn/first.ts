/** The way to a table with one press: the first time with the coach, against beginners. */
import { finishedMatches } from "../base/history";
import { loadBoard } from "../games/face";
import { openAndGo } from "../local/opening";
import { usualWish } from "../wire/opening";
import type { GameInfo } from "../wire/protocol";
import { ownLevel } from "./ladder";
import { isTaught, lessonFor } from "./lesson";
import { beginLesson, hasMetCoach } from "./progress";

/** Opens a first match with the coach, and goes there. Throws `Refused`. */
export async function openFirstMatch(game: GameInfo): Promise<void> {
  const lesson = await lessonFor(game.name);
  beginLesson(game.name);
  await openAndGo(usualWish(game, game.levels[0]?.name ?? game.usual, lesson?.options));
}

/** Opens the usual table at the person's own level; whoever has never played the game begins with the coach. */
export async function openUsual(game: GameInfo): Promise<void> {
  // The board comes while the table is opened; whether it can be had is told there.
  loadBoard(game.name).catch(() => undefined);
  const fresh = !hasMetCoach(game.name) && !finishedMatches().some((match) => match.game === game.name);
  if (fresh && isTaught(game.name)) await openFirstMatch(game);
  else await openAndGo(usualWish(game, ownLevel(game)));
}
