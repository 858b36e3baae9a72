/** Lines above the board that tell how things stand: the connection, looking on, friends still to come. */
import type { JSX } from "preact";
import { isLocal, passing } from "../local/venue";
import { Icon } from "../parts/icons";
import { Missing } from "./presence";
import type { Session } from "./session";
import type { Proposal, TableFrame } from "../wire/protocol";
import { forgetTable, rememberedTable } from "../base/store";
import { say, t } from "../base/texts";

interface BannersProps {
  readonly session: Session;
  readonly away: ReadonlySet<number>;
  readonly onPeople: () => void;
}

export function Banners({ session, away, onPeople }: BannersProps): JSX.Element {
  const table = session.table.value;
  const line = session.line.value;
  const farewell = session.farewell.value;
  const open = table?.seats.filter((seat) => !seat.taken && !seat.level).length ?? 0;
  return (
    <div class="banners">
      <div role="status">
        {line === "lost" && <p class="banner warn late">{farewell ? say(farewell) : t("ui-line-lost")}</p>}
        {line === "ended" && (
          <p class="banner warn">
            <span>{farewell ? say(farewell) : t("ui-line-ended")}</span>
            <LookOn table={session.venue.id} />
          </p>
        )}
      </div>
      {isLocal(session.venue.id) && passing.value && <p class="banner warn">{t("ui-passing")}</p>}
      {table?.you.length === 0 && (
        <p class="banner">
          <Icon name="eye" />
          {t("ui-onlooker")}
        </p>
      )}
      <div role="status">{table?.proposal && <Asked session={session} table={table} proposal={table.proposal} />}</div>
      {table && <Missing session={session} table={table} away={away} />}
      {open > 0 && (
        <p class="banner">
          <Icon name="link" />
          <span>{t("ui-seats-open", { count: open })}</span>
          <button type="button" class="small" onClick={onPeople}>
            {t("ui-invite")}
          </button>
        </p>
      )}
    </div>
  );
}

interface AskedProps {
  readonly session: Session;
  readonly table: TableFrame;
  readonly proposal: Proposal;
}

/** What somebody asks the others for; whoever has not answered yet agrees or refuses, for all seats of this screen. */
function Asked({ session, table, proposal }: AskedProps): JSX.Element {
  const own = table.you.filter((seat) => proposal.asked.includes(seat) && !proposal.agreed.includes(seat));
  const seq = Math.max(0, ...[...session.states.value.values()].map((state) => state.seq));
  const answer = (yes: boolean): void => {
    for (const seat of own) void session.ask({ t: "agree", seat, seq, yes });
  };
  const about = proposal.what === "seat" || proposal.what === "bot";
  const player = { seat: about ? proposal.about : proposal.by };
  const withdraw = (): void => void session.ask({ t: "agree", seat: proposal.by, seq, yes: false });
  return (
    <p class="banner">
      <span>{t(`ui-proposal-${proposal.what}`, { player })}</span>
      {own.length === 0 && <span class="quiet">{t("ui-proposal-waiting")}</span>}
      {table.you.includes(proposal.by) && (
        <button type="button" class="small" onClick={withdraw}>
          {t("ui-withdraw")}
        </button>
      )}
      {own.length > 0 && (
        <>
          <button type="button" class="small" onClick={() => answer(true)}>
            {t("ui-agree")}
          </button>
          <button type="button" class="small" onClick={() => answer(false)}>
            {t("ui-refuse")}
          </button>
        </>
      )}
    </p>
  );
}

/** A seat whose link is void shuts the whole table; without the seat one may still look on. */
function LookOn({ table }: { table: string }): JSX.Element | null {
  if (!rememberedTable(table)) return null;
  const lookOn = (): void => {
    forgetTable(table);
    location.reload();
  };
  return (
    <button type="button" class="small" onClick={lookOn}>
      {t("ui-look-on")}
    </button>
  );
}
