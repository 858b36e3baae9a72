/** The shelf: the tables to go on at, the games to take, a table by its link. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games } from "../wire/api";
import { useFirstFocus } from "../base/focus";
import { artOf, drawnGames, loadArt } from "../games/face";
import { Icon } from "../parts/icons";
import { troubleText, useLoaded } from "../wire/load";
import { isFolder } from "../base/house";
import { chooseLevel, offeredLevel, ownLevel } from "../learn/ladder";
import { openUsual } from "../learn/first";
import { Continue } from "./continue";
import { LastMatches } from "./mine";
import { NAME_LIMIT, ownName, seatsText, tidyName } from "../wire/opening";
import { OpenRecord } from "./openrecord";
import { Page } from "../parts/page";
import type { GameInfo, Text } from "../wire/protocol";
import { follow, go } from "../base/route";
import { recall, remember } from "../base/store";
import { say, t } from "../base/texts";

/** How often to look whether a game is set up, in milliseconds. */
const LOOK_AGAIN = 1500;

/** The games together with the pictures on their boxes, so that no box is seen bare. */
async function gamesInBoxes(): Promise<readonly GameInfo[]> {
  const pictures = loadArt(drawnGames());
  const all = await games();
  await pictures;
  await loadArt(all.map((game) => game.name));
  return all;
}

export function Shelf(): JSX.Element {
  const shelf = useLoaded(gamesInBoxes, "games");
  return (
    <Page title={t("ui-shelf-title")}>
      <Continue />
      <div class="hero">
        <h1>{t("ui-shelf-heading")}</h1>
        <p>{t(isFolder ? "ui-shelf-lead-here" : "ui-shelf-lead")}</p>
        <p>{t("ui-play-now-note")}</p>
      </div>
      <section class="shelf" aria-label={t("ui-shelf-games")}>
        {shelf.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
        {shelf.is === "refused" && (
          <p class="trouble" role="alert">
            {say(shelf.say)}
          </p>
        )}
        {shelf.is === "here" &&
          shelf.value.map((game) => (
            <div key={game.name}>
              <Box game={game} />
            </div>
          ))}
      </section>
      <div class="shelf-more">
        <LastMatches />
        {!isFolder && <ByLink />}
        <OpenRecord />
      </div>
    </Page>
  );
}

/** Can the game be played? One that is still being set up is asked about again and again. */
function useReady(game: GameInfo): boolean {
  const [ready, setReady] = useState(game.ready);
  useEffect(() => {
    if (ready) return undefined;
    const look = async (): Promise<void> => {
      const all = await games().catch(() => []);
      if (all.some((each) => each.name === game.name && each.ready)) setReady(true);
    };
    const timer = window.setInterval(() => void look(), LOOK_AGAIN);
    return () => window.clearInterval(timer);
  }, [ready]);
  return ready;
}

function Box({ game }: { game: GameInfo }): JSX.Element {
  const ready = useReady(game);
  const [naming, setNaming] = useState(false);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const Art = artOf(game.name);
  const play = (): void => {
    setTrouble(null);
    openUsual(game).catch((error: unknown) => setTrouble(troubleText(error)));
  };
  return (
    <article class="box">
      <div class="box-art">{Art && <Art />}</div>
      <div class="box-words">
        <h2>{t(`${game.name}-name`)}</h2>
        <p class="box-tagline">{t(`${game.name}-tagline`)}</p>
        <ul class="box-facts">
          <li>
            <Icon name="people" />
            {seatsText(game)}
          </li>
          <li>
            <Icon name="clock" />
            {t("ui-box-minutes", { minutes: game.minutes })}
          </li>
        </ul>
        <Opponents game={game} />
        {!ready ? (
          <p class="quiet" role="status">
            {t("ui-box-not-ready")}
          </p>
        ) : naming ? (
          <NameForm onName={play} />
        ) : (
          <div class="box-buttons">
            <button type="button" class="primary" onClick={() => (recall("name") === null ? setNaming(true) : play())}>
              {t("ui-play-now")}
            </button>
            <a class="button" href={`/new/${game.name}`} onClick={follow}>
              {t("ui-set-up-table")}
            </a>
            <a class="box-learn" href={`/learn/${game.name}`} onClick={follow}>
              {t("ui-how")}
            </a>
            <a class="box-learn" href={`/daily/${game.name}`} onClick={follow}>
              {t("deal-of-day")}
            </a>
            {game.puzzles > 0 && (
              <a class="box-learn" href={`/puzzles/${game.name}`} onClick={follow}>
                {t("ui-puzzle-today")}
              </a>
            )}
          </div>
        )}
        {trouble && (
          <p class="trouble" role="alert">
            {say(trouble)}
          </p>
        )}
      </div>
    </article>
  );
}

/** Against which bots “Play now” plays; after two wins the next level is offered. */
function Opponents({ game }: { game: GameInfo }): JSX.Element {
  const [level, setLevel] = useState(() => ownLevel(game));
  const offered = offeredLevel(game);
  const choose = (next: string): void => {
    chooseLevel(game.name, next);
    setLevel(next);
  };
  return (
    <div class="box-level">
      <label>
        <span>{t("ui-opponents")}</span>
        <select value={level} onChange={(event) => choose(event.currentTarget.value)}>
          {game.levels.map(({ name }) => (
            <option key={name} value={name}>
              {t(`level-${name}`)}
            </option>
          ))}
        </select>
      </label>
      {offered && (
        <button type="button" class="small level-offer" onClick={() => choose(offered)}>
          <Icon name="crown" />
          {t("ui-level-offer", { level: { id: `level-${offered}` } })}
        </button>
      )}
    </div>
  );
}

/** Asks for the person's name once; later visits remember it. */
function NameForm({ onName }: { onName: () => void }): JSX.Element {
  const field = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState(ownName());
  const submit = (event: Event): void => {
    event.preventDefault();
    remember("name", tidyName(name, t("ui-default-name")));
    onName();
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <label>
        <span>{t("ui-your-name")}</span>
        <input
          value={name}
          maxLength={NAME_LIMIT}
          autoComplete="nickname"
          ref={field}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button class="primary" type="submit">
        {t("ui-play-now")}
      </button>
    </form>
  );
}

/** The path within this site that a pasted link or table name leads to, or null. */
function pathOf(pasted: string): { path: string; hash: string } | null {
  const words = pasted.trim();
  if (/^[\w-]{4,64}$/.test(words)) return { path: `/table/${words}`, hash: "" };
  const found = /\/table\/([\w-]{4,64})(#[\w=-]+)?$/.exec(words);
  return found ? { path: `/table/${found[1]}`, hash: found[2] ?? "" } : null;
}

function ByLink(): JSX.Element {
  const [link, setLink] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const target = pathOf(link);
    setWrong(!target);
    if (target) go(target.path + target.hash);
  };
  return (
    <section class="panel" aria-labelledby="by-link">
      <h2 id="by-link">{t("ui-by-link")}</h2>
      <form class="by-link" onSubmit={submit}>
        <label>
          <span>{t("ui-by-link-label")}</span>
          <input
            value={link}
            aria-invalid={wrong}
            inputMode="url"
            onInput={(event) => setLink(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t("ui-open")}</button>
      </form>
      <p class={wrong ? "trouble" : "quiet"} aria-live="polite">
        {wrong ? t("ui-by-link-wrong") : t("ui-by-link-help")}
      </p>
    </section>
  );
}
