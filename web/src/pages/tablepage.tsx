/** The way to a table: takes seat or invitation from the address, sits down, and opens the session. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games, sit } from "../wire/api";
import { artOf, loadArt } from "../games/face";
import { troubleText, useLoaded } from "../wire/load";
import { NAME_LIMIT, ownName, tidyName } from "../wire/opening";
import { Page } from "../parts/page";
import { nameOf } from "../parts/seated";
import { isLocal, venueOf } from "../local/venue";
import { callHere } from "../wire/push";
import type { TableFrame, Text } from "../wire/protocol";
import { follow, takeFragment } from "../base/route";
import { openSession, type Session } from "../table/session";
import { remember, rememberedTable, rememberTable } from "../base/store";
import { Table } from "../table/table";
import { pace } from "../base/prefs";
import { hasText, say, t } from "../base/texts";

export function TablePage({ id }: { id: string }): JSX.Element {
  const [invite, setInvite] = useState(() => arrival(id));
  const info = useLoaded(() => venueOf(id).info(), id);
  if (info.is === "coming")
    return (
      <Page title={t("ui-table")}>
        <p class="quiet">{t("ui-loading")}</p>
      </Page>
    );
  if (info.is === "refused") return <NoTable say={info.say} />;
  if (invite !== undefined) {
    return <Invitation id={id} table={info.value} invite={invite} onDone={() => setInvite(undefined)} />;
  }
  return <SeatedTable id={id} game={info.value.game} />;
}

/** Reads the fragment: keeps a token, hands back an invitation. */
function arrival(id: string): string | undefined {
  const { token, invite } = takeFragment();
  // The seat of a bare token is told by the server only; the key is never shown.
  if (token !== undefined && !Object.values(rememberedTable(id)?.tokens ?? {}).includes(token)) {
    rememberTable(id, { opened: Date.now(), tokens: { [`token-${token.slice(0, 6)}`]: token } });
  }
  return invite;
}

function NoTable({ say: words }: { say: Text }): JSX.Element {
  return (
    <Page title={t("ui-table")}>
      <div class="panel narrow">
        <h1>{t("ui-no-table")}</h1>
        <p>{say(words)}</p>
        <a class="button" href="/" onClick={follow}>
          {t("ui-to-shelf")}
        </a>
      </div>
    </Page>
  );
}

function SeatedTable({ id, game }: { id: string; game: string }): JSX.Element | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const known = rememberedTable(id);
    if (known) rememberTable(id, { game });
    const tokens = Object.values(known?.tokens ?? {});
    const opened = openSession(venueOf(id), tokens, () => pace.peek());
    if (!isLocal(id)) callHere(id, tokens).catch(console.info);
    const unsubscribe = opened.table.subscribe((frame) => frame && noteSeats(id, frame.you));
    setSession(opened);
    return () => {
      unsubscribe();
      opened.close();
    };
  }, [id]);
  return session && <Table session={session} game={game} />;
}

/** Remembers which seats one has at a table, for the shelf. */
function noteSeats(id: string, you: readonly number[]): void {
  const known = rememberedTable(id);
  if (known && String(known.seats) !== String(you)) rememberTable(id, { seats: you });
}

interface InvitationProps {
  readonly id: string;
  readonly table: TableFrame;
  readonly invite: string;
  readonly onDone: () => void;
}

/** Who is at a table already. */
const peopleAt = ({ seats }: TableFrame): string[] =>
  seats.filter(({ taken }) => taken).map(({ seat }) => nameOf(seats, seat));

function Invitation({ id, table, invite, onDone }: InvitationProps): JSX.Element {
  const { game } = table;
  const isFree = table.seats.some(({ taken, level }) => !taken && !level);
  const host = table.seats.find(({ kind }) => kind === "me")?.name;
  const shelf = useLoaded(async () => {
    const [all] = await Promise.all([games(), loadArt([game])]);
    return all.find((each) => each.name === game);
  }, game);
  const minutes = shelf.is === "here" ? shelf.value?.minutes : undefined;
  const Art = artOf(game);
  const [name, setName] = useState(ownName());
  const [trouble, setTrouble] = useState<Text | null>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    const chosen = tidyName(name, t("ui-default-name"));
    remember("name", chosen);
    sit(id, invite, chosen).then(
      ({ seat, token }) => {
        rememberTable(id, { game, opened: Date.now(), tokens: { [seat]: token } });
        onDone();
      },
      (error: unknown) => setTrouble(troubleText(error)),
    );
  };
  return (
    <Page title={t("ui-invited")}>
      <form class="panel narrow invitation" onSubmit={submit}>
        <div class="new-head">
          <div class="new-art">{Art && <Art />}</div>
          <div>
            <p class="overline">{t(`${game}-name`)}</p>
            <h1>{host ? t("ui-invited-by", { host, game: { id: `${game}-name` } }) : t("ui-invited")}</h1>
            <p>{t("ui-invited-people", { people: peopleAt(table) })}</p>
            {minutes !== undefined && <p>{t("ui-invited-facts", { seats: table.seats.length, minutes })}</p>}
          </div>
        </div>
        <p class="quiet">{t(hasText(`${game}-blurb`) ? `${game}-blurb` : `${game}-tagline`)}</p>
        <p>{t(isFree ? "ui-invited-lead" : "say-invite-spent")}</p>
        {isFree && (
          <label class="field">
            <span>{t("ui-your-name")}</span>
            <input
              value={name}
              maxLength={NAME_LIMIT}
              autoComplete="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        )}
        {trouble && (
          <p class="trouble" role="alert">
            {say(trouble)}
          </p>
        )}
        <div class="box-buttons">
          {isFree && (
            <button class="primary" type="submit">
              {t("ui-sit-down")}
            </button>
          )}
          <button type="button" onClick={onDone}>
            {t("ui-look-on")}
          </button>
        </div>
      </form>
    </Page>
  );
}
