/** The deal of the day: one deal a game and day, the same for everybody, against the same bots. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { newId } from "../base/id";
import { isFolder } from "../base/house";
import { follow, go, pageLink } from "../base/route";
import { language, say, t } from "../base/texts";
import { artOf, loadArt } from "../games/face";
import { today, wordsOfDay } from "../local/deals";
import { venueOf } from "../local/venue";
import { LinkField } from "../parts/linkfield";
import { Page } from "../parts/page";
import { dealResults, enterDeal, games } from "../wire/api";
import { troubleText, useLoaded } from "../wire/load";
import type { DealResult, GameInfo, Text } from "../wire/protocol";
import { outcomeWords, PlayDeal, standing, type Outcome } from "./deal";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The game of that name with the picture on its box. */
export async function gameInBox(name: string): Promise<GameInfo | undefined> {
  const [all] = await Promise.all([games(), loadArt([name])]);
  return all.find((game) => game.name === name);
}

const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

export function DailyPage({ name, day: wished }: { name: string; day: string }): JSX.Element {
  const game = useLoaded(() => gameInBox(name), name);
  const day = DAY.test(wished) ? wished : today();
  return (
    <Page title={t("deal-of-day")}>
      {game.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
      {game.is !== "coming" && !(game.is === "here" && game.value) && <p class="trouble">{t("ui-no-such-game")}</p>}
      {game.is === "here" && game.value && <Daily game={game.value} day={day} />}
    </Page>
  );
}

function Daily({ game, day }: { game: GameInfo; day: string }): JSX.Element {
  const Art = artOf(game.name);
  const words = wordsOfDay(game.name, day);
  const page = `/daily/${game.name}/${day}`;
  const { outcome } = standing(words);
  return (
    <div class="panel narrow deal">
      <div class="new-head">
        <div class="new-art">{Art && <Art />}</div>
        <div>
          <p class="overline">
            {t(`${game.name}-name`)} · {dayInWords(day)}
          </p>
          <h1>{t("deal-of-day")}</h1>
        </div>
      </div>
      <p>{t("deal-lead")}</p>
      {outcome && <p class="deal-outcome">{outcomeWords(outcome)}</p>}
      <PlayDeal game={game} words={words} page={page} />
      {outcome && <LinkField label={t("deal-share")} link={`${lineOf(game, day, outcome)} ${pageLink(page)}`} />}
      {!isFolder && <Results game={game.name} day={day} outcome={outcome} />}
      <button type="button" onClick={() => go(`/duel/${game.name}/${newId().slice(0, 10)}/0`)}>
        {t("duel-challenge")}
      </button>
    </div>
  );
}

const lineOf = (game: GameInfo, day: string, { place, seats, points }: Outcome): string =>
  t("deal-line", { game: { id: `${game.name}-name` }, day: dayInWords(day), place, seats, points });

interface ResultsProps {
  readonly game: string;
  readonly day: string;
  readonly outcome: Outcome | null;
}

/** How others did, and the way to be among them. */
function Results({ game, day, outcome }: ResultsProps): JSX.Element | null {
  const [entered, setEntered] = useState<readonly DealResult[] | null>(null);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const found = useLoaded(() => dealResults(game, day), `${game} ${day}`);
  const results = entered ?? (found.is === "here" ? found.value : null);
  const enter = async ({ table }: Outcome): Promise<void> => {
    setEntered(await enterDeal(game, day, await venueOf(table).recordText()));
  };
  return (
    <section aria-labelledby="deal-results">
      <h2 id="deal-results">{t("deal-results")}</h2>
      {results?.length === 0 && <p class="quiet">{t("deal-nobody")}</p>}
      {results && results.length > 0 && (
        <ol class="deal-results">
          {results.map(({ name, place, seats, points, table }) => (
            <li key={table}>
              <a href={`/table/${table}/review`} onClick={follow}>
                {name}
              </a>{" "}
              <span class="quiet">{outcomeWords({ place, seats, points })}</span>
            </li>
          ))}
        </ol>
      )}
      {outcome && !entered && (
        <button
          type="button"
          class="small"
          onClick={() => void enter(outcome).catch((error: unknown) => setTrouble(troubleText(error)))}
        >
          {t("deal-enter")}
        </button>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble)}
        </p>
      )}
    </section>
  );
}
