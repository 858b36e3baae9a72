/** The next match of the same people: what it is, and who starts. The server's rematch.py, for one browser. */
import { newId } from "../base/id";
import type { Engine } from "../engine/engine";
import { Refused } from "../wire/api";
import type { Command, Description, SeatWish, TableWish, Text } from "../wire/protocol";
import type { Header, Kept } from "./chain";
import type { MatchLog } from "./matchlog";
import { span } from "./record";
import { bytesOfHex } from "./sha256";

export type RematchWish = Extract<Command, { t: "rematch" }>;

/** By this option some games say who starts; from match to match it goes round, whatever was wished for at first. */
const STARTER = "first_starter";
/** So many deals are looked at for one that the right seat starts. */
const TRIES = 256;

/** A random key; with a starter one under which it begins, in games in which one seat does. */
export function startingKey(rules: Engine, head: Pick<Header, "seats" | "options">, starter?: number): string {
  let key = newId();
  for (let tries = 0; starter !== undefined && tries < TRIES; tries += 1) {
    const first = rules.waiting(rules.start(head.seats, head.options, bytesOfHex(key)));
    if (first.length !== 1 || first[0] === starter) break;
    key = newId();
  }
  return key;
}

/** The seat after the one that started a match; undefined where all did. */
export function nextStarter(log: MatchLog): number | undefined {
  const first = log.rules.waiting(log.positionAt(0));
  const [seat = 0] = first;
  return first.length === 1 ? (seat + 1) % log.seats : undefined;
}

/** The table of the next match: everybody on his seat, the options as they were where the game is the same. Throws `Refused`. */
export function nextWish({ header, seats }: Kept, game: Description, wish: RematchWish): TableWish {
  const [fewest, most] = game.seats;
  if (seats.length < fewest || seats.length > most) {
    const why: Text = { id: "bad-seats", args: { game: game.name, span: span(game.seats), seats: seats.length } };
    throw new Refused({ id: "say-bad-table", args: { why } });
  }
  const wished = { ...(game.name === header.game ? header.options : {}), ...wish.options };
  const options = Object.fromEntries(Object.entries(wished).filter(([name]) => name !== STARTER));
  const people = seats.map(({ kind, name, level }): SeatWish =>
    kind === "bot" ? { kind, level: level ?? "" } : { kind, name: name ?? "" },
  );
  return { game: game.name, seats: people, options };
}
