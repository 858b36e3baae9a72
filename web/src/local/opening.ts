/** Opening a table, in this browser or at the server, and what is remembered of it. */
import { isFolder } from "../base/house";
import { go } from "../base/route";
import { rememberTable } from "../base/store";
import { openTable } from "../wire/api";
import { usualWish } from "../wire/opening";
import type { GameInfo, SeatWish, TableWish } from "../wire/protocol";
import { LEVEL } from "./deals";
import { openHere, staysHere } from "./venue";

/** Opens a table, remembers its seats and goes there. Throws `Refused`. */
export async function openAndGo(wish: TableWish): Promise<void> {
  const table = (await openedHere(wish)) ?? (await openedAtServer(wish));
  go(`/table/${table}`);
}

/** The id of a table in this browser; null where it is to be at the server, or the rules for this browser are not there yet. */
async function openedHere(wish: TableWish): Promise<string | null> {
  if (!staysHere(wish)) return null;
  try {
    const table = await openHere(wish);
    rememberTable(table, { game: wish.game, opened: Date.now() });
    // Ask the browser not to clear away what it keeps; it decides.
    void (navigator.storage as StorageManager | undefined)?.persist().catch(() => undefined);
    return table;
  } catch (trouble) {
    if (isFolder) throw trouble;
    console.info("the table is opened at the server:", trouble);
    return null;
  }
}

async function openedAtServer(wish: TableWish): Promise<string> {
  const opened = await openTable(wish);
  const tokens: Record<string, string> = {};
  const invites: Record<string, string> = {};
  for (const { seat, token, invite } of opened.seats) {
    if (token !== undefined) tokens[seat] = token;
    if (invite !== undefined) invites[seat] = invite;
  }
  rememberTable(opened.table, { game: wish.game, opened: Date.now(), tokens, invites });
  return opened.table;
}

/** Opens the table of a deal in this browser, with the person at that seat; `page` is where its result is told. Its id. */
export async function openDeal(game: GameInfo, words: string, page: string, seat = 0): Promise<string> {
  const { seats: usual, options = {} } = usualWish(game, LEVEL);
  const [me, ...bots] = usual as [SeatWish, ...SeatWish[]];
  const seats = [...bots.slice(0, seat), me, ...bots.slice(seat)];
  const table = await openHere({ game: game.name, seats, options }, words);
  rememberTable(table, { game: game.name, opened: Date.now(), deal: page });
  return table;
}
