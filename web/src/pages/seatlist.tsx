/** The seats of a new table: who, or what, sits on each. */
import type { JSX } from "preact";
import { isFolder } from "../base/house";
import { Icon } from "../parts/icons";
import { NAME_LIMIT, ownName, ratingAt, seatsText } from "../wire/opening";
import type { GameInfo, Level, LevelRating, SeatWish } from "../wire/protocol";
import { say, t } from "../base/texts";

type Kind = SeatWish["kind"];
const KINDS: readonly Kind[] = isFolder ? ["me", "local", "bot"] : ["me", "local", "bot", "friend"];

interface SeatListProps {
  readonly game: GameInfo;
  readonly seats: readonly SeatWish[];
  /** The options that are wished for, by name. */
  readonly options: Readonly<Record<string, number>>;
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

function seatOf(kind: Kind, game: GameInfo, number: number): SeatWish {
  if (kind === "me") return { kind, name: ownName() };
  if (kind === "local") return { kind, name: t("ui-seat", { number }) };
  if (kind === "bot") return { kind, level: game.usual };
  return { kind };
}

/** The seats with one of them changed; a person sits on one seat only, so the other "me" becomes a bot. */
function withSeat(seats: readonly SeatWish[], index: number, seat: SeatWish, game: GameInfo): SeatWish[] {
  return seats.map((other, at) => {
    if (at === index) return seat;
    return seat.kind === "me" && other.kind === "me" ? seatOf("bot", game, at + 1) : other;
  });
}

export function SeatList({ game, seats, options, onChange }: SeatListProps): JSX.Element {
  const [fewest, most] = game.seats;
  const rate = (level: Level): LevelRating | null => ratingAt(level, seats.length, options);
  const rated = seats.some(({ kind }) => kind === "bot") ? game.levels.map(rate).find((each) => each !== null) : null;
  const remove = (index: number): void => onChange(seats.filter((_, at) => at !== index));
  return (
    <section class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title">{t("ui-seats")}</h2>
      <ol class="seat-list">
        {seats.map((seat, index) => (
          <li key={index}>
            <span class="seat-number" aria-hidden="true">
              {index + 1}
            </span>
            <SeatFields
              game={game}
              seat={seat}
              number={index + 1}
              rate={rate}
              onChange={(next) => onChange(withSeat(seats, index, next, game))}
            />
            <button
              type="button"
              class="round"
              disabled={seats.length <= fewest}
              onClick={() => remove(index)}
              aria-label={t("ui-seat-remove", { number: index + 1 })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      <div class="seat-add">
        <button
          type="button"
          disabled={seats.length >= most}
          onClick={() => onChange([...seats, seatOf("bot", game, seats.length + 1)])}
        >
          <Icon name="plus" />
          {t("ui-seat-add")}
        </button>
        <span class="quiet">{seatsText(game)}</span>
      </div>
      {rated && <p class="seat-rating quiet">{t("ui-rating-note", { seats: rated.seats })}</p>}
    </section>
  );
}

/** A level by its name and, where it was measured, its rating. */
function levelText({ name }: Level, found: LevelRating | null): string {
  const level = { id: `level-${name}` };
  return found ? t("ui-level-rated", { level, rating: String(found.rating) }) : say(level);
}

/** How sure a rating is; nothing of the one that all others are measured by. */
function sureness({ low, high }: LevelRating): string | null {
  if (high === low) return null;
  const told = { low: String(low) };
  return high === null ? t("ui-level-above", told) : t("ui-level-between", { ...told, high: String(high) });
}

interface SeatFieldsProps {
  readonly game: GameInfo;
  readonly seat: SeatWish;
  readonly number: number;
  readonly rate: (level: Level) => LevelRating | null;
  readonly onChange: (seat: SeatWish) => void;
}

function SeatFields({ game, seat, number, rate, onChange }: SeatFieldsProps): JSX.Element {
  const choose = (value: string): void => {
    const kind = KINDS.find((each) => each === value);
    if (kind) onChange(seatOf(kind, game, number));
  };
  const level = seat.kind === "bot" && game.levels.find(({ name }) => name === seat.level);
  const found = level ? rate(level) : null;
  return (
    <div class="seat-who">
      <div class="seat-fields">
        <select
          aria-label={t("ui-seat", { number })}
          value={seat.kind}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`ui-seat-kind-${kind}`)}
            </option>
          ))}
        </select>
        {(seat.kind === "me" || seat.kind === "local") && (
          <input
            aria-label={t("ui-seat-name", { number })}
            value={seat.name}
            maxLength={NAME_LIMIT}
            autoComplete={seat.kind === "me" ? "nickname" : "off"}
            onInput={(event) => onChange({ kind: seat.kind, name: event.currentTarget.value })}
          />
        )}
        {seat.kind === "bot" && (
          <select
            aria-label={t("ui-seat-level", { number })}
            aria-describedby={`seat-level-${number}`}
            value={seat.level}
            onChange={(event) => onChange({ kind: "bot", level: event.currentTarget.value })}
          >
            {game.levels.map((level) => (
              <option key={level.name} value={level.name}>
                {levelText(level, rate(level))}
              </option>
            ))}
          </select>
        )}
        {seat.kind === "friend" && <span class="seat-note">{t("ui-seat-friend-note")}</span>}
      </div>
      {seat.kind === "bot" && (
        <p class="seat-level" id={`seat-level-${number}`}>
          {t(`level-${seat.level}-help`)} {found && sureness(found)}
        </p>
      )}
    </div>
  );
}
