/** The HTTP half of the protocol, typed: the shelf, and opening tables. What is asked of one table is in remote.ts. */
import { told } from "../base/house";
import type {
  DealResult,
  Description,
  GameInfo,
  OpenedTable,
  PushInfo,
  PushWish,
  PuzzleState,
  TableWish,
  Text,
} from "./protocol";

/** A request that the server refused, or that never reached it; `say` tells a person why. */
export class Refused extends Error {
  constructor(readonly say: Text) {
    super(say.id);
  }
}

/** An answer of the server, or of a file of the folder. Throws `Refused`. */
export async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetched(path, init);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  throw new Refused(refusalOf(answer));
}

/** A plain text of the server. Throws `Refused`. */
export async function callText(path: string): Promise<string> {
  const response = await fetched(path);
  if (response.ok) return response.text();
  throw new Refused(refusalOf(await response.json().catch(() => null)));
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Refused({ id: "ui-server-away" });
  }
}

function refusalOf(answer: unknown): Text {
  if (typeof answer === "object" && answer !== null && "say" in answer) return (answer as { say: Text }).say;
  return { id: "ui-server-trouble" };
}

let shelf: Promise<readonly GameInfo[]> | null = null;

/** The games on the shelf; asked for once, and again only after a failure or while some are being set up. */
export function games(): Promise<readonly GameInfo[]> {
  shelf ??= call<readonly GameInfo[]>(told("api/games", "json")).then(
    (all) => {
      if (!all.every((game) => game.ready)) shelf = null;
      return all;
    },
    (trouble: unknown) => {
      shelf = null;
      throw trouble;
    },
  );
  return shelf;
}

/** What a game declares under a version of its rules. */
export const describedBy = (game: string, version: number): Promise<Description> =>
  call(told(`api/games/${encodeURIComponent(game)}/${version}`, "json"));

/** A puzzle of a game, from 1 on. */
export const puzzleOf = (game: string, number: number): Promise<PuzzleState> =>
  call(told(`api/puzzles/${encodeURIComponent(game)}/${number}`, "json"));

const dealPath = (game: string, day: string): string => `/api/deals/${encodeURIComponent(game)}/${day}`;

/** The results of a deal of the day, the best first. */
export const dealResults = (game: string, day: string): Promise<readonly DealResult[]> => call(dealPath(game, day));

/** Adds one's own, by the record of the match; all of them. */
export const enterDeal = (game: string, day: string, record: string): Promise<readonly DealResult[]> =>
  call(dealPath(game, day), { record });

export const openTable = (wish: TableWish): Promise<OpenedTable> => call("/api/tables", wish);

export const sit = (table: string, invite: string, name: string): Promise<{ seat: number; token: string }> =>
  call(`/api/tables/${encodeURIComponent(table)}/sit`, { invite, name });

/** Makes a new invitation for a seat; whatever opened that seat before is worthless afterwards. */
export const inviteAgain = (table: string, token: string, seat: number): Promise<{ seat: number; invite: string }> =>
  call(`/api/tables/${encodeURIComponent(table)}/invite`, { token, seat });

/** The key by which this library is known to push services; null where it calls nobody. */
export const pushKey = async (): Promise<string | null> => (await call<PushInfo>("/api/push")).key;

/** Has a browser called when it is its turn at a table. */
export const callAt = (table: string, wish: PushWish): Promise<unknown> =>
  call(`/api/tables/${encodeURIComponent(table)}/push`, wish);

/** Has nobody called there any more. */
export const callNoMore = (endpoint: string): Promise<unknown> => call("/api/push/end", { endpoint });
