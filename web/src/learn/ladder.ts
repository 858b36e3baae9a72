/** Against whom one plays: beginners first, and a level more is offered after two wins. */
import { finishedMatches, levelOf, ownRank } from "../base/history";
import { recall, remember } from "../base/store";
import type { GameInfo } from "../wire/protocol";

const WINS = 2;

/** The level at which this person plays a game. */
export function ownLevel({ name, levels, usual }: GameInfo): string {
  const chosen = recall(`level.${name}`);
  return levels.find((level) => level.name === chosen)?.name ?? levels[0]?.name ?? usual;
}

export const chooseLevel = (game: string, level: string): void => remember(`level.${game}`, level);

/** The level above, once enough was won at the present one; null where there is none to offer. */
export function offeredLevel(game: GameInfo): string | null {
  const level = ownLevel(game);
  const at = game.levels.findIndex(({ name }) => name === level);
  const wins = finishedMatches().filter(
    (match) => match.game === game.name && levelOf(match) === level && ownRank(match) === 1,
  );
  return wins.length >= WINS ? (game.levels[at + 1]?.name ?? null) : null;
}
