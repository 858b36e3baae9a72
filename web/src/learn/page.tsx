/** A game to be learnt: how to play first, then tips, then the law. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { follow } from "../base/route";
import { say, t } from "../base/texts";
import { artOf, loadArt } from "../games/face";
import { Page } from "../parts/page";
import { games } from "../wire/api";
import { troubleText, useLoaded } from "../wire/load";
import type { GameInfo, Text } from "../wire/protocol";
import { openFirstMatch } from "./first";
import { HowTo, Tips } from "./howto";
import { isTaught } from "./lesson";
import { Rules } from "./rules";

export function LearnPage({ name }: { name: string }): JSX.Element {
  const shelf = useLoaded(async () => {
    const [all] = await Promise.all([games(), loadArt([name])]);
    return all;
  }, name);
  const rule = useMemo(() => signal<string | null>(null), [name]);
  const game = shelf.is === "here" ? shelf.value.find((each) => each.name === name) : undefined;
  const Art = artOf(name);
  return (
    <Page title={game ? t(`${name}-name`) : t("ui-learn")}>
      {shelf.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
      {shelf.is === "refused" && (
        <p class="trouble" role="alert">
          {say(shelf.say)}
        </p>
      )}
      {shelf.is === "here" && !game && (
        <div class="panel narrow">
          <h1>{t("ui-no-such-game")}</h1>
          <a class="button" href="/" onClick={follow}>
            {t("ui-to-shelf")}
          </a>
        </div>
      )}
      {game && (
        <div class="learn">
          <div class="new-head">
            <div class="new-art">{Art && <Art />}</div>
            <div>
              <p class="overline">{t("ui-learn")}</p>
              <h1>{t(`${name}-name`)}</h1>
              <p class="quiet">{t(`${name}-tagline`)}</p>
            </div>
          </div>
          <section class="panel" aria-labelledby="how-title">
            <h2 id="how-title">{t("ui-how")}</h2>
            <HowTo game={name} />
          </section>
          <div class="box-buttons">
            {isTaught(name) && <FirstMatch game={game} />}
            <a class="button" href={`/new/${name}`} onClick={follow}>
              {t("ui-set-up-table")}
            </a>
            {game.puzzles > 0 && (
              <a class="button" href={`/puzzles/${name}`} onClick={follow}>
                {t("ui-puzzles")}
              </a>
            )}
          </div>
          <section class="panel" aria-labelledby="tips-title">
            <h2 id="tips-title">{t("ui-tips")}</h2>
            <Tips game={name} />
          </section>
          <section class="panel" aria-labelledby="rules-title">
            <h2 id="rules-title">{t("ui-all-rules")}</h2>
            <Rules game={name} rule={rule} />
          </section>
        </div>
      )}
    </Page>
  );
}

function FirstMatch({ game }: { game: GameInfo }): JSX.Element {
  const [trouble, setTrouble] = useState<Text | null>(null);
  const open = (): void => {
    openFirstMatch(game).catch((error: unknown) => setTrouble(troubleText(error)));
  };
  return (
    <>
      <button type="button" class="primary" onClick={open}>
        {t("ui-first-match")}
      </button>
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble)}
        </p>
      )}
    </>
  );
}
