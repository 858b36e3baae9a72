/**
 * A duel: two friends play the same two deals, each against the same bots, with seats swapped. All of it is in the link; the
 * friend's result comes back in another one.
 */
import type { JSX } from "preact";
import { pageLink } from "../base/route";
import { t } from "../base/texts";
import { wordsOfDuel } from "../local/deals";
import { LinkField } from "../parts/linkfield";
import { Page } from "../parts/page";
import { useLoaded } from "../wire/load";
import { ownName } from "../wire/opening";
import type { GameInfo } from "../wire/protocol";
import { gameInBox } from "./daily";
import { outcomeWords, PlayDeal, standing, type Outcome } from "./deal";

const DEALS = [0, 1];

/** What the other one tells of a deal. */
type Told = Pick<Outcome, "place" | "seats" | "points">;

interface Sent {
  readonly name: string;
  readonly deals: readonly Told[];
}

/** A result as it travels in a link: the name, then place, seats and points of each deal. */
export const sentOf = (name: string, outcomes: readonly Told[]): string =>
  [encodeURIComponent(name), ...outcomes.map(({ place, seats, points }) => `${place}_${seats}_${points}`)].join("~");

/** The result in a link; null for anything else. */
export function readSent(words: string | undefined): Sent | null {
  const [name = "", ...told] = (words ?? "").split("~");
  const deals = told.map((each) => /^(\d{1,2})_(\d{1,2})_(-?\d{1,6})$/.exec(each)?.slice(1).map(Number) ?? []);
  if (deals.length !== DEALS.length || deals.some((each) => each.length !== 3)) return null;
  return {
    name: [...name].slice(0, 24).join(""),
    deals: deals.map(([place = 0, seats = 0, points = 0]) => ({ place, seats, points })),
  };
}

/** Who is ahead: 1 for the first, −1 for the second, by places alone: points of different games mean different things. */
export function compared(mine: readonly Told[], theirs: readonly Told[]): number {
  const places = (all: readonly Told[]): number => all.reduce((sum, { place }) => sum + place, 0);
  return Math.sign(places(theirs) - places(mine));
}

interface DuelProps {
  readonly name: string;
  readonly code: string;
  readonly side: number;
  readonly sent: string | undefined;
}

export function DuelPage({ name, code, side, sent }: DuelProps): JSX.Element {
  const game = useLoaded(() => gameInBox(name), name);
  const isDuel = /^[\w]{4,20}$/.test(code) && (side === 0 || side === 1);
  return (
    <Page title={t("duel-title")}>
      {game.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
      {game.is === "here" && game.value && isDuel ? (
        <Duel game={game.value} code={code} side={side} friend={readSent(sent)} />
      ) : (
        game.is !== "coming" && <p class="trouble">{t("ui-nowhere-words")}</p>
      )}
    </Page>
  );
}

function Duel(props: { game: GameInfo; code: string; side: number; friend: Sent | null }): JSX.Element {
  const { game, code, side, friend } = props;
  const page = (of: number): string => `/duel/${game.name}/${code}/${of}`;
  const words = DEALS.map((number) => wordsOfDuel(game.name, code, number));
  const outcomes = words.map((each) => standing(each).outcome).filter((each) => each !== null);
  const done = outcomes.length === DEALS.length;
  const answer = `${page(1 - side)}${done ? `/${sentOf(ownName(), outcomes)}` : ""}`;
  return (
    <div class="panel narrow deal">
      <p class="overline">{t(`${game.name}-name`)}</p>
      <h1>{t("duel-title")}</h1>
      <p>{t("duel-lead")}</p>
      <ol class="duel-deals">
        {words.map((each, number) => (
          <li key={number}>
            <h2>{t("duel-deal", { number: number + 1 })}</h2>
            <OutcomeLine name={ownName()} told={standing(each).outcome} />
            {/* What the friend did stays covered until one has played, too. */}
            {friend && done && <OutcomeLine name={friend.name} told={friend.deals[number] ?? null} />}
            {/* In the second deal each sits where the other one sat in the first. */}
            <PlayDeal game={game} words={each} page={page(side)} seat={(side + number) % 2} />
          </li>
        ))}
      </ol>
      {friend && done && (
        <p class="deal-outcome" role="status">
          {t(["duel-behind", "duel-even", "duel-ahead"][compared(outcomes, friend.deals) + 1] ?? "duel-even", {
            friend: friend.name,
          })}
        </p>
      )}
      {friend && !done && <p class="quiet">{t("duel-friend-waits", { friend: friend.name })}</p>}
      <LinkField label={t(done ? "duel-answer" : "duel-invite")} link={pageLink(answer)} />
    </div>
  );
}

const OutcomeLine = ({ name, told }: { name: string; told: Told | null }): JSX.Element | null =>
  told && (
    <p>
      <strong>{name}</strong>: {outcomeWords(told)}
    </p>
  );
