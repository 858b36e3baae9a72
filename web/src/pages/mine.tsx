/** What this browser remembers of its person: finished matches, the record against each level, and how to keep or move it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { finishedMatches, ownRank, streak, tallies, type Finished } from "../base/history";
import { memoryOfWords, memoryWords, readMemory, takeOver, wholeMemory, type Memory } from "../base/memory";
import { follow } from "../base/route";
import { language, t } from "../base/texts";
import { Page } from "../parts/page";
import { nameOf } from "../parts/seated";

const LAST = 4;

export function MinePage(): JSX.Element {
  const [matches, setMatches] = useState(finishedMatches);
  return (
    <Page title={t("ui-mine")}>
      <div class="memory">
        <h1>{t("ui-mine")}</h1>
        <Arrival onTaken={() => setMatches(finishedMatches())} />
        {matches.length === 0 && <p class="quiet">{t("ui-mine-none")}</p>}
        <OwnRecord matches={matches} />
        {matches.length > 0 && (
          <section class="panel" aria-labelledby="matches-title">
            <h2 id="matches-title">{t("ui-mine-matches")}</h2>
            <MatchList matches={matches} />
          </section>
        )}
        <Keep onTaken={() => setMatches(finishedMatches())} />
      </div>
    </Page>
  );
}

/** The last few matches, for the shelf. */
export function LastMatches(): JSX.Element {
  const matches = finishedMatches();
  return (
    <section class="panel" aria-labelledby="last-title">
      <h2 id="last-title">{t("ui-mine")}</h2>
      {matches.length === 0 ? <p class="quiet">{t("ui-mine-none")}</p> : <MatchList matches={matches.slice(0, LAST)} />}
      <p>
        <a href="/mine" onClick={follow}>
          {t("ui-mine-all")}
        </a>
      </p>
    </section>
  );
}

function resultOf(match: Finished): string {
  const rank = ownRank(match);
  if (rank === 1) return t("ui-mine-won");
  if (rank !== null) return t("ui-mine-place", { rank, seats: match.ranks.length });
  return match.points.join(" : ");
}

function MatchList({ matches }: { matches: readonly Finished[] }): JSX.Element {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return (
    <ul class="matches">
      {matches.map((match) => {
        const others = match.seats.flatMap((_, seat) => (match.mine.includes(seat) ? [] : [nameOf(match.seats, seat)]));
        return (
          <li key={match.table}>
            <strong>{t(`${match.game}-name`)}</strong>
            <span class={ownRank(match) === 1 ? "result won" : "result"}>{resultOf(match)}</span>
            {others.length > 0 && <span class="quiet">{t("ui-against", { players: others })}</span>}
            <span class="quiet">{date.format(match.when)}</span>
            <a href={`/table/${match.table}/review`} onClick={follow}>
              {t("review-title")}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function OwnRecord({ matches }: { matches: readonly Finished[] }): JSX.Element | null {
  const rows = tallies(matches);
  if (rows.length === 0) return null;
  const games = [...new Set(rows.map(({ game }) => game))];
  return (
    <section class="panel" aria-labelledby="record-title">
      <h2 id="record-title">{t("ui-mine-record")}</h2>
      <table>
        <tbody>
          {rows.map(({ game, level, played, won }) => (
            <tr key={`${game} ${level}`}>
              <th scope="row">{t(`${game}-name`)}</th>
              <td>{t(`level-${level}`)}</td>
              <td>{t("ui-mine-of", { won, played })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {games
        .map((game) => ({ game, count: streak(matches, game) }))
        .filter(({ count }) => count > 1)
        .map(({ game, count }) => (
          <p key={game}>{t("ui-mine-streak", { game: { id: `${game}-name` }, count })}</p>
        ))}
    </section>
  );
}

/** What a link from another device brings. */
function Arrival({ onTaken }: { onTaken: () => void }): JSX.Element | null {
  const [memory, setMemory] = useState<Memory | null>(null);
  useEffect(() => {
    const words = /^#memory=([\w-]+)$/.exec(location.hash)?.[1];
    if (words === undefined) return;
    // It holds the keys to seats: it does not stay in the address bar.
    history.replaceState(history.state, "", location.pathname);
    void memoryOfWords(words).then(setMemory);
  }, []);
  if (!memory) return null;
  const take = (): void => {
    takeOver(memory);
    setMemory(null);
    onTaken();
  };
  return (
    <section class="panel arrival">
      <p>{t("ui-mine-arrived", { matches: memory.matches.length, tables: memory.tables.length })}</p>
      <button type="button" class="primary" onClick={take}>
        {t("ui-mine-take")}
      </button>
    </section>
  );
}

function Keep({ onTaken }: { onTaken: () => void }): JSX.Element {
  const [link, setLink] = useState("");
  const [said, setSaid] = useState("");
  const save = (): void => {
    const file = new Blob([JSON.stringify(wholeMemory(), null, 1)], { type: "application/json" });
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = "ludotheque.json";
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  };
  const read = async (file: File | undefined): Promise<void> => {
    const memory = file && readMemory(await file.text());
    if (memory) takeOver(memory);
    setSaid(
      memory
        ? t("ui-mine-taken", { matches: memory.matches.length, tables: memory.tables.length })
        : t("ui-mine-no-file"),
    );
    onTaken();
  };
  const makeLink = async (): Promise<void> =>
    setLink(`${location.origin}/mine#memory=${await memoryWords(wholeMemory())}`);
  return (
    <section class="panel mine-keep" aria-labelledby="keep-title">
      <h2 id="keep-title">{t("ui-mine-keep")}</h2>
      <p class="quiet">{t("ui-mine-help")}</p>
      <div class="box-buttons">
        <button type="button" onClick={save}>
          {t("ui-mine-save")}
        </button>
        <label class="button">
          {t("ui-mine-read")}
          <input
            type="file"
            accept="application/json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" onClick={() => void makeLink()}>
          {t("ui-mine-link")}
        </button>
      </div>
      <p role="status">{said}</p>
      {link && (
        <label class="field">
          <span>{t("ui-mine-link-help")}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </section>
  );
}
