/** The wish for a table: names, seats and options as they usually are. */
import type { GameInfo, Level, LevelRating, SeatWish, TableWish } from "./protocol";
import { recall } from "../base/store";
import { t } from "../base/texts";

export const NAME_LIMIT = 24;

/** The name the person plays under: the remembered one, or the default of the language. */
export const ownName = (): string => recall("name") ?? t("ui-default-name");

/** A name as the server takes it: trimmed, 1 to 24 characters, else the given one. */
export function tidyName(name: string, otherwise: string): string {
  const trimmed = [...name.trim()].slice(0, NAME_LIMIT).join("").trim();
  return trimmed === "" ? otherwise : trimmed;
}

/** How many can play a game, in words. */
export function seatsText({ seats: [fewest, most] }: GameInfo): string {
  return fewest === most ? t("ui-box-seats-exactly", { most }) : t("ui-box-seats", { fewest, most });
}

/** The usual table: the person and two bots (of the usual level, unless another is named), or as many as the game allows. */
export function usualSeats(game: GameInfo, level = game.usual): SeatWish[] {
  const [fewest, most] = game.seats;
  const bots = Math.min(most, Math.max(fewest, 3)) - 1;
  const bot: SeatWish = { kind: "bot", level };
  return [{ kind: "me", name: ownName() }, ...Array.from({ length: bots }, () => bot)];
}

/** The options that apply to so many seats, each at its default. */
export function usualOptions(game: GameInfo, seats: number): Record<string, number> {
  const fitting = game.options.filter((option) => option.seats[0] <= seats && seats <= option.seats[1]);
  return Object.fromEntries(fitting.map((option) => [option.name, option.default]));
}

/**
 * What a level was measured to be at a table like this one: with its options, and as many seats or the nearest number of
 * them; null where it was not measured so.
 */
export function ratingAt(
  { ratings }: Level,
  seats: number,
  options: Readonly<Record<string, number>>,
): LevelRating | null {
  const alike = ratings.filter((each) =>
    Object.entries(each.options).every(([name, value]) => options[name] === value),
  );
  const away = (each: LevelRating): number => Math.abs(each.seats - seats);
  return alike.sort((one, other) => away(one) - away(other))[0] ?? null;
}

/** The table that one press opens, against bots of that level; `options` are those that differ from the defaults. */
export function usualWish(game: GameInfo, level: string, options: Readonly<Record<string, number>> = {}): TableWish {
  const seats = usualSeats(game, level);
  return { game: game.name, seats, options: { ...usualOptions(game, seats.length), ...options } };
}
