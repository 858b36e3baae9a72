/** Who sits at the table, the links that lead to it, its options, and the seal on the deal. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
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

export function People({ table, onKeys }: { table: TableFrame; onKeys: () => void }): JSX.Element {
  return (
    <div class="people">
      <ul class="people-seats">
        {table.seats.map((seat) => (
          <SeatLine key={seat.seat} table={table} seat={seat} />
        ))}
      </ul>
      {isLocal(table.table) ? <p class="quiet">{t("ui-here-table")}</p> : <Links table={table} />}
      <h3>{t("ui-options")}</h3>
      <OptionList table={table} />
      <h3>{t("ui-fair-commitment")}</h3>
      <p class="quiet">{t("ui-commitment-explained")}</p>
      <code class="seal">{table.commitment}</code>
      <h3>{t("ui-settings")}</h3>
      <Settings />
      <Preferences onKeys={onKeys} />
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
  return seat.online ? t("ui-seat-online") : t("ui-seat-away");
}

function SeatLine({ table, seat }: { table: TableFrame; seat: SeatInfo }): JSX.Element {
  const known = rememberedTable(table.table);
  const [invite, setInvite] = useState(known?.invites[seat.seat]);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const free = !seat.taken && !seat.level;
  const token = Object.values(known?.tokens ?? {})[0];
  const renew = (): void => {
    if (token === undefined) return;
    inviteAgain(table.table, token, seat.seat).then(
      (made) => {
        rememberTable(table.table, { invites: { [seat.seat]: made.invite } });
        setInvite(made.invite);
      },
      (error: unknown) => setTrouble(troubleText(error)),
    );
  };
  const present = seat.level !== undefined || seat.online;
  return (
    <li>
      <span class={present ? "lamp on" : "lamp"} aria-hidden="true" />
      <strong>{t("ui-player", { player: { seat: seat.seat } })}</strong>
      <span class="quiet">{seatStatus(seat, table.you)}</span>
      {free && invite && <LinkField label={t("ui-link-invite")} link={inviteLink(table.table, invite)} />}
      {free && table.host && token !== undefined && (
        <button type="button" class="small" onClick={renew}>
          {t("ui-invite-again")}
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
