/** What the deal of the day and a duel have in common: a deal that is played once in this browser, and how it came out. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { finishedMatches } from "../base/history";
import { follow, go } from "../base/route";
import { recall, remember } from "../base/store";
import { say, t } from "../base/texts";
import { openDeal } from "../local/opening";
import { troubleText } from "../wire/load";
import type { GameInfo, Text } from "../wire/protocol";

const KEPT = 40;

/** page of a deal → its table */
type Played = Readonly<Record<string, string>>;

function playedDeals(): Played {
  try {
    return JSON.parse(recall("deals.played") ?? "{}") as Played;
  } catch {
    return {};
  }
}

function notePlayed(name: string, table: string): void {
  const all = Object.entries({ ...playedDeals(), [name]: table }).slice(-KEPT);
  remember("deals.played", JSON.stringify(Object.fromEntries(all)));
}

/** How a deal came out: the points and the place of the person among so many. */
export interface Outcome {
  readonly table: string;
  readonly points: number;
  readonly place: number;
  readonly seats: number;
}

/** Where a deal stands in this browser: its table if it was begun, its outcome if it is over. */
export function standing(words: string): { table: string | null; outcome: Outcome | null } {
  const table = playedDeals()[words] ?? null;
  const match = table === null ? undefined : finishedMatches().find((each) => each.table === table);
  const own = match?.mine[0] ?? 0;
  const outcome = match && {
    table: match.table,
    points: match.points[own] ?? 0,
    place: match.ranks[own] ?? 0,
    seats: match.ranks.length,
  };
  return { table, outcome: outcome ?? null };
}

/** The outcome in words. */
export const outcomeWords = ({ place, seats, points }: Pick<Outcome, "place" | "seats" | "points">): string =>
  t("deal-outcome", { place, seats, points });

interface PlayProps {
  readonly game: GameInfo;
  readonly words: string;
  /** Where the result is told. */
  readonly page: string;
  readonly seat?: number;
}

/** The way to the table of a deal: to begin, to go on, or to look at it again. */
export function PlayDeal({ game, words, page, seat = 0 }: PlayProps): JSX.Element {
  const [trouble, setTrouble] = useState<Text | null>(null);
  const { table, outcome } = standing(words);
  const begin = (): void => {
    openDeal(game, words, page, seat).then(
      (opened) => {
        notePlayed(words, opened);
        go(`/table/${opened}`);
      },
      (error: unknown) => setTrouble(troubleText(error)),
    );
  };
  return (
    <div class="box-buttons">
      {table === null ? (
        <button type="button" class="primary" onClick={begin}>
          {t("deal-play")}
        </button>
      ) : (
        <a class="button" href={`/table/${table}${outcome ? "/review" : ""}`} onClick={follow}>
          {t(outcome ? "review-open" : "deal-go-on")}
        </a>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble)}
        </p>
      )}
    </div>
  );
}
