/** The dice: what the friend die shows, the last roll and what came of it, and the choice of two, three or four. */
import type { JSX } from "preact";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { language, say, t } from "../../base/texts";
import { Chip, Die, FriendDie, Joker } from "./pieces";
import {
  figureText,
  friendsOf,
  isStolen,
  oddsOf,
  outcomeOf,
  OUTCOMES,
  thrown,
  type Friend,
  type Odds,
  type Outcome,
  type Seen,
  type SpookiesView,
} from "./view";

interface TrayProps {
  readonly view: SpookiesView;
  readonly seat: number;
  readonly seen: Seen;
  readonly selection: Selection;
}

const SIGNS: Readonly<Record<Outcome, string>> = { climb: "▲", stay: "●", fall: "▼" };

/** The friend whose chances are shown: the one who is led, else the one picked. */
function friendOf(view: SpookiesView, selection: Selection): Friend | null {
  return view.active || (friendsOf(view).find((friend) => selection.picks.value.has(`figure:${friend}`)) ?? null);
}

export function Tray({ view, seat, seen, selection }: TrayProps): JSX.Element {
  const friend = friendOf(view, selection);
  const own = seat >= 0 && view.joker > 0;
  const ids = [...view.facts.dice.map((dice) => `dice:${dice}`), ...(own ? ["chip:joker"] : [])];
  return (
    <section class="tray" aria-label={t("spookies-ui-tray")}>
      <LastRoll view={view} seen={seen} />
      <PickGroup class={own ? "choices with-joker" : "choices"} label={t("spookies-ui-choices")} ids={ids}>
        {view.facts.dice.map((dice) => (
          <DiceChoice
            key={dice}
            dice={dice}
            odds={friend && oddsOf(view, friend, dice)}
            stolen={friend !== null && isStolen(view, friend, dice)}
            selection={selection}
          />
        ))}
        {own && (
          <Pickable
            id="chip:joker"
            label={t((view.jokers[seat] ?? 0) > 0 ? "spookies-ui-joker-kept" : "spookies-ui-joker-spent")}
            selection={selection}
            class={(view.jokers[seat] ?? 0) > 0 ? "own-joker" : "own-joker spent"}
          >
            <Joker />
            <span aria-hidden="true">{t("spookies-ui-joker")}</span>
          </Pickable>
        )}
      </PickGroup>
      {view.phase === "choose" && (
        <p class={friend ? "tray-note unknown" : "tray-note"}>{t("spookies-ui-pick-friend")}</p>
      )}
    </section>
  );
}

function LastRoll({ view, seen }: { view: SpookiesView; seen: Seen }): JSX.Element {
  const dice = thrown(view);
  const outcome = outcomeOf(view);
  return (
    <div class="last-roll">
      {view.friend && view.phase !== "over" && <Shown view={view} face={view.friend} />}
      {dice.length === 0 ? (
        <p class="no-roll">{t("spookies-ui-no-roll")}</p>
      ) : (
        <div key={seen.rolls} class={seen.rolls > 0 ? "roll fresh" : "roll"} data-rolls={seen.rolls}>
          <ul class="roll-dice" aria-label={t("spookies-ui-last-roll")}>
            {dice.map((die, at) => (
              <li key={at} class={view.derived.counted[at] === 1 ? "counts" : "idle"}>
                <Die value={die} />
                <span class="unseen">{die}</span>
              </li>
            ))}
          </ul>
          <p class="roll-words">
            <span class={`result ${outcome}`}>
              <b>{t("spookies-ui-result", { total: view.derived.result })}</b>
              {outcome && (
                <span>
                  <i aria-hidden="true">{SIGNS[outcome]}</i> {t(`spookies-ui-${outcome}`)}
                </span>
              )}
            </span>
            {seen.by && (
              <span class="roll-by">
                {t("spookies-ui-rolled-by", { player: { seat: seen.by.seat }, figure: figureText(seen.by.friend) })}
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

function Shown({ view, face }: { view: SpookiesView; face: Friend | "?" }): JSX.Element {
  return (
    <div class="friend-shown">
      <span key={`${view.turn} ${face}`} class="friend-roll">
        <FriendDie face={face} />
      </span>
      <p>
        <span>{t("spookies-ui-friend-die")}</span>
        <b>{face === "?" ? "?" : say(figureText(face))}</b>
      </p>
    </div>
  );
}

interface DiceChoiceProps {
  readonly dice: number;
  readonly odds: Odds | null;
  readonly stolen: boolean;
  readonly selection: Selection;
}

function DiceChoice({ dice, odds, stolen, selection }: DiceChoiceProps): JSX.Element {
  const name = t("spookies-ui-dice", { dice });
  const label = odds ? `${name}: ${oddsWords(odds)}` : stolen ? `${name}: ${t("spookies-ui-stolen")}` : name;
  return (
    <Pickable id={`dice:${dice}`} label={label} selection={selection} class="dice-choice">
      <span class="dice-top" aria-hidden="true">
        <span class="dice-icons">
          <b>{dice}</b>
          {Array.from({ length: dice }, (_, at) => (
            <Die key={at} value={((dice + at) % 6) + 1} idle />
          ))}
        </span>
        <span class="dice-name">{name}</span>
        <span class={odds ? "gain" : "gain unknown"}>
          +{odds?.gain ?? 0} <Chip />
        </span>
      </span>
      <Chances odds={odds} />
      {stolen && (
        <span class="stolen" aria-hidden="true">
          {t("spookies-ui-stolen")}
        </span>
      )}
    </Pickable>
  );
}

const signed = (number: number): string =>
  new Intl.NumberFormat(language.value, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(number);

function oddsWords(odds: Odds): string {
  return t("spookies-ui-chances", { ...odds.percent, chips: odds.gain, mean: signed(odds.mean) });
}

/** The chances of a roll; before they are known, the room that they will take. */
function Chances({ odds }: { odds: Odds | null }): JSX.Element {
  return (
    <span class={odds ? "chances" : "chances unknown"} aria-hidden="true">
      <span class="chance-bar">
        {OUTCOMES.map((each) => (
          <i key={each} class={each} style={{ flexGrow: odds?.ways[each] ?? 0 }} />
        ))}
      </span>
      {OUTCOMES.map((each) => (
        <span key={each} class={`chance ${each}`}>
          <i>{SIGNS[each]}</i>
          <span>{t(`spookies-ui-${each}`)}</span>
          <b class="in-full">{t("spookies-ui-percent", { percent: odds?.percent[each] ?? 0 })}</b>
          <b class="in-short">{odds?.percent[each] ?? 0}</b>
        </span>
      ))}
      <span class="mean">{t("spookies-ui-mean", { chips: signed(odds?.mean ?? 0) })}</span>
    </span>
  );
}
