/** Who sits at the table, the links that lead to it, its options, and the seal on the deal. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { games, inviteAgain } from "../wire/api";
import { isLocal } from "../local/venue";
import { LinkField } from "../parts/linkfield";
import { troubleText, useLoaded } from "../wire/load";
import { Settings } from "../parts/page";
import type { OptionInfo, SeatInfo, TableFrame, Text } from "../wire/protocol";
import { inviteLink, onlookerLink, seatLink } from "../base/route";
import { rememberedTable, rememberTable } from "../base/store";
import { say, t } from "../base/texts";
import { Preferences } from "./prefs";
import { Asking, LetBot } from "./presence";
import type { Session } from "./session";

interface PeopleProps {
  readonly session: Session;
  readonly table: TableFrame;
  readonly onKeys: () => void;
}

export function People({ session, table, onKeys }: PeopleProps): JSX.Element {
  return (
    <div class="people">
      <ul class="people-seats">
        {table.seats.map((seat) => (
          <SeatLine key={seat.seat} session={session} table={table} seat={seat} />
        ))}
      </ul>
      {table.you.length > 0 && table.waiting.length > 0 && <EndMatch session={session} seat={table.you[0] ?? 0} />}
      {isLocal(table.table) ? <p class="quiet">{t("ui-here-table")}</p> : <Links table={table} />}
      <h3>{t("ui-options")}</h3>
      <OptionList table={table} />
      <h3>{t("ui-fair-commitment")}</h3>
      <p class="quiet">{t("ui-commitment-explained")}</p>
      <code class="seal">{table.commitment}</code>
      <h3>{t("ui-settings")}</h3>
      <Settings />
      <Preferences table={table.table} onKeys={onKeys} />
    </div>
  );
}

/** The links that lead to a table at the server. */
function Links({ table }: { table: TableFrame }): JSX.Element {
  const own = Object.entries(rememberedTable(table.table)?.tokens ?? {});
  return (
    <>
      <h3>{t("ui-links")}</h3>
      <LinkField label={t("ui-link-onlooker")} link={onlookerLink(table.table)} />
      {own.map(([seat, token]) => (
        <LinkField key={seat} label={ownLabel(table, seat)} link={seatLink(table.table, token)} />
      ))}
    </>
  );
}

function ownLabel(table: TableFrame, key: string): string {
  const seat = /^\d+$/.test(key) ? Number(key) : (table.you[0] ?? 0);
  return t("ui-link-own", { player: { seat } });
}

function seatStatus(seat: SeatInfo, you: readonly number[]): string {
  if (seat.level) return t(`level-${seat.level}`);
  if (!seat.taken) return t("ui-seat-free");
  if (you.includes(seat.seat)) return t("ui-seat-you");
  if (seat.stand_in) return t("ui-stand-in");
  return seat.online ? t("ui-seat-online") : t("ui-seat-away");
}

/** Ends the match before its time, once the person is sure; where others play, they are asked. */
function EndMatch({ session, seat }: { session: Session; seat: number }): JSX.Element {
  const [sure, setSure] = useState(false);
  return (
    <div class="end-match">
      {!sure && (
        <button type="button" class="small" onClick={() => setSure(true)}>
          {t("ui-end-match")}
        </button>
      )}
      {sure && (
        <>
          <span>{t("ui-end-match-sure")}</span>
          <Asking session={session} words={t("ui-end-match")} wish={{ t: "propose", seat, seq: 0, what: "end" }} />
          <button type="button" class="small" onClick={() => setSure(false)}>
            {t("ui-keep-playing")}
          </button>
        </>
      )}
    </div>
  );
}

type Asked = "no" | "asked" | "refused";

/** A new invitation for a seat. Where a hand comes with it the others are asked first, and then the link is made. */
function useInvitation(
  session: Session,
  table: TableFrame,
  seat: number,
): [string | undefined, Text | null, () => void] {
  const known = rememberedTable(table.table);
  const [invite, setInvite] = useState(known?.invites[seat]);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const [asked, setAsked] = useState<Asked>("no");
  const token = Object.values(known?.tokens ?? {})[0];
  const make = async (otherwise: () => Promise<void>): Promise<void> => {
    try {
      const made = await inviteAgain(table.table, token ?? "", seat);
      rememberTable(table.table, { invites: { [seat]: made.invite } });
      setInvite(made.invite);
      setTrouble(null);
      setAsked("no");
    } catch (error) {
      const why = troubleText(error);
      if (why.id === "say-consent-first") await otherwise();
      else setTrouble(why);
    }
  };
  const propose = async (): Promise<void> => {
    const answer = await session.ask({ t: "propose", seat: table.you[0] ?? 0, seq: 0, what: "seat", about: seat });
    setTrouble(answer.t === "no" ? answer.say : { id: "ui-seat-anew-asked" });
    if (answer.t === "ok") setAsked("asked");
  };
  const refused = (): Promise<void> => {
    setAsked("refused");
    setTrouble({ id: "ui-seat-anew-refused" });
    return Promise.resolve();
  };
  // Once nothing is proposed any more, all have agreed, or one has not: the server knows.
  const open = table.proposal?.what === "seat" && table.proposal.about === seat;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (asked === "asked" && wasOpen.current && !open) void make(refused);
    wasOpen.current = open;
  }, [asked, open]);
  return [invite, trouble, () => void make(propose)];
}

interface SeatLineProps {
  readonly session: Session;
  readonly table: TableFrame;
  readonly seat: SeatInfo;
}

function SeatLine({ session, table, seat }: SeatLineProps): JSX.Element {
  const known = rememberedTable(table.table);
  const [invite, trouble, renew] = useInvitation(session, table, seat.seat);
  const free = !seat.taken && !seat.level;
  // The host invites friends; anybody may see to it that a host who stays away comes back.
  const kind = table.host ? "friend" : "me";
  const mayInvite = table.you.length > 0 && seat.kind === kind && Object.keys(known?.tokens ?? {}).length > 0;
  const away = seat.taken && !seat.level && !seat.online && !isLocal(table.table);
  const canStandIn = away && !seat.stand_in && table.you.length > 0 && table.waiting.length > 0;
  const present = seat.level !== undefined || seat.online;
  return (
    <li>
      <span class={present ? "lamp on" : "lamp"} aria-hidden="true" />
      <strong>{t("ui-player", { player: { seat: seat.seat } })}</strong>
      <span class="quiet">{seatStatus(seat, table.you)}</span>
      {free && invite && <LinkField label={t("ui-link-invite")} link={inviteLink(table.table, invite)} />}
      {canStandIn && <LetBot session={session} table={table} seat={seat.seat} />}
      {mayInvite && (free || away) && (
        <button type="button" class="small" onClick={renew}>
          {t(free ? "ui-invite-again" : "ui-seat-anew")}
        </button>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble)}
        </p>
      )}
    </li>
  );
}

function OptionList({ table }: { table: TableFrame }): JSX.Element {
  const shelf = useLoaded(games, "games");
  const options = shelf.is === "here" ? (shelf.value.find((each) => each.name === table.game)?.options ?? []) : [];
  return (
    <dl class="option-list">
      {options
        .filter((option) => option.name in table.options)
        .map((option) => (
          <div key={option.name}>
            <dt>{t(`${table.game}-option-${option.name}`)}</dt>
            <dd>{optionWord(table, option)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The value of an option as a person reads it. */
function optionWord(table: TableFrame, option: OptionInfo): string {
  const value = table.options[option.name] ?? option.default;
  const word = Object.entries(option.words).find(([, meaning]) => meaning === value)?.[0];
  return word === undefined ? String(value) : t(`${table.game}-option-${option.name}-${word}`);
}
