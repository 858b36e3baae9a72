/** What can be done with a moment of a match: pass it on, show it in a page of one's own, play on from there. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go, linkTo, placeFragment } from "../base/route";
import { squeezed } from "../base/squeeze";
import { rememberTable } from "../base/store";
import { say, t } from "../base/texts";
import { branchHere, isLocal } from "../local/venue";
import { LinkField } from "../parts/linkfield";
import { troubleText, useLoaded } from "../wire/load";
import { ownName } from "../wire/opening";
import type { TableFrame, Text } from "../wire/protocol";
import type { Venue } from "../wire/venue";

/** The level of the bot that plays on for a person. */
const STAND_IN = "casual";

interface MomentProps {
  readonly venue: Venue;
  readonly table: TableFrame;
  readonly number: number;
}

/** The page and the words of its fragment under which others see the match: one in this browser travels in its link. */
async function placeOf(venue: Venue): Promise<{ page: string; words: string }> {
  if (!isLocal(venue.id)) return { page: `/table/${venue.id}/review`, words: "" };
  return { page: "/shared", words: `${await squeezed(await venue.recordText())}@` };
}

export function Share({ venue, table, number }: MomentProps): JSX.Element | null {
  const place = useLoaded(() => placeOf(venue), venue.id);
  if (place.is !== "here") return null;
  const { page, words } = place.value;
  const link = (embedded: boolean): string => linkTo(page, words + String(number), embedded);
  const title = t("review-share-title", { game: { id: `${table.game}-name` } });
  const frame = `<iframe src="${link(true)}" title="${title}" width="720" height="640" style="border:0"></iframe>`;
  return (
    <details class="review-share">
      <summary>{t("review-share")}</summary>
      <LinkField label={t("review-share-link")} link={link(false)} />
      <LinkField label={t("review-share-embed")} link={frame} />
    </details>
  );
}

/** Opens a table at that position; whoever reads plays for the one who moved there, bots for the others. */
async function playOn(venue: Venue, table: TableFrame, number: number, seat: number): Promise<void> {
  const seats = table.seats.map((each) =>
    each.seat === seat
      ? ({ kind: "me", name: ownName() } as const)
      : ({ kind: "bot", level: each.level ?? STAND_IN } as const),
  );
  const opened = await branchHere(await venue.recordText(), number - 1, seats);
  rememberTable(opened, { game: table.game, opened: Date.now(), trial: true });
  go(`/table/${opened}`);
}

export function TryHere({ venue, table, number, seat }: MomentProps & { seat: number }): JSX.Element {
  const [trouble, setTrouble] = useState<Text | null>(null);
  const open = (): void => {
    setTrouble(null);
    playOn(venue, table, number, seat).catch((error: unknown) => setTrouble(troubleText(error)));
  };
  return (
    <div class="review-try">
      <button type="button" onClick={open}>
        {t("review-try")}
      </button>
      <p class="quiet fine-print">{t("review-try-note", { player: { seat } })}</p>
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble)}
        </p>
      )}
    </div>
  );
}

/** From a frame in somebody else's page to the library itself, at the same move. */
export const ToLibrary = ({ number }: { number: number }): JSX.Element => (
  <a class="embed-link" href={location.pathname + placeFragment(number)} target="_blank" rel="noopener">
    {t("review-in-library")}
  </a>
);
