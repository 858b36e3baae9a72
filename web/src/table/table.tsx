/** The frame around every game: bar, banners, board, action bar, side panel, cover and end of the match. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { ActionBar } from "./actionbar";
import { Banners } from "./banners";
import { Choice } from "../pick/choice";
import { Cover, HandOver, useShownSeat } from "./cover";
import { useFace, type Ending, type Face } from "../games/face";
import { NoBoard } from "../games/noboard";
import { Icon, type IconName } from "../parts/icons";
import { Coach } from "../learn/coach";
import { movePieces, notePlaces } from "../parts/flip";
import { keepFocus } from "../pick/keyboard";
import { shownMove } from "../pick/selection";
import { GameOver } from "./over";
import { Brand, Settings, useTitle } from "../parts/page";
import type { State } from "../wire/decode";
import { ONLOOKER, type Over, type TableFrame } from "../wire/protocol";
import { Seated } from "../parts/seated";
import { StandIn, useAway } from "./presence";
import { ReactionButton, Reactions } from "./reactions";
import type { Session } from "./session";
import { Stop } from "./stop";
import { Since } from "./since";
import { SidePanel, TABS, type Side, type Tab } from "./side";
import { rememberFinished } from "../base/history";
import { follow, mark, NO_TRAIL, shownNow, touchedSince, type Trail } from "./traces";
import { isOn } from "../base/prefs";
import { call, sound } from "../base/sound";
import { recall, remember, rememberedTable, rememberTable } from "../base/store";
import { Keys } from "./prefs";
import { say, t } from "../base/texts";

/** Nothing can be picked, and nothing is. */
const NO_CHOICE = shownMove({ move: "", ids: [], say: { id: "" } });
const WIDE = "(min-width: 1080px)";
const TAB_ICONS: Readonly<Record<Tab, IconName>> = { log: "log", rules: "rules", people: "people" };

/** Remembers how a match came out, for whoever played in it. */
function noteResult(session: Session, { points, ranks, agreed }: Over): void {
  rememberTable(session.venue.id, { over: true });
  const table = session.table.peek();
  // What was ended by agreement, or only tried, has no result to remember.
  if (agreed || !table || table.you.length === 0 || rememberedTable(table.table)?.trial) return;
  const seats = table.seats.map(({ name, level }) => ({ ...(name ? { name } : {}), ...(level ? { level } : {}) }));
  const { table: id, game, you: mine } = table;
  rememberFinished({ table: id, game, when: Date.now(), seats, mine, points, ranks });
}

/** Whether a person at this screen owes a decision, and no bot plays for him. */
const isAsked = (table: TableFrame | null, state: State | null): boolean =>
  state !== null && state.waiting.includes(state.seat) && !table?.seats[state.seat]?.stand_in;

/** The document's title calls for whoever has gone to another tab meanwhile. */
function titleOf(table: TableFrame | null, state: State | null): string {
  if (!table) return t("ui-table");
  return isAsked(table, state) ? t("ui-title-turn", { game: { id: `${table.game}-name` } }) : t(`${table.game}-name`);
}

function useSide(): Side {
  const tab = useSignal<Tab>("log");
  const open = useSignal(window.matchMedia(WIDE).matches && recall("side") !== "closed");
  const rule = useSignal<string | null>(null);
  useEffect(() => {
    // Beside the board it is welcome; once the window is too narrow for that, it would cover it.
    const wide = window.matchMedia(WIDE);
    const fit = (): void => {
      open.value = wide.matches && recall("side") !== "closed";
    };
    wide.addEventListener("change", fit);
    return () => wide.removeEventListener("change", fit);
  }, []);
  return useMemo(() => {
    const show = (next: Tab): void => {
      tab.value = next;
      open.value = true;
      remember("side", "open");
    };
    return {
      tab,
      open,
      rule,
      show,
      hide: () => {
        open.value = false;
        if (window.matchMedia(WIDE).matches) remember("side", "closed");
      },
      showRule: (name) => {
        rule.value = name;
        show("rules");
      },
    };
  }, []);
}

export function Table({ session, game }: { session: Session; game: string }): JSX.Element {
  const side = useSide();
  const { state, next, covered, view, handOver, uncover } = useShownSeat(session);
  const choice = useMemo(() => new Choice(session, state, () => isOn("confirm")), [session]);
  const keysShown = useSignal(false);
  const table = session.table.value;
  const shown = state.value;

  useEffect(() => session.onShow(notePlaces), [session]);
  useLayoutEffect(movePieces, [shown]);
  useLayoutEffect(() => choice.renew(), [shown, choice]);
  useSignalEffect(() => {
    const over = state.value?.over;
    if (over) noteResult(session, over);
  });
  const help = (): void => {
    keysShown.value = true;
  };
  useLayoutEffect(() => keepFocus(choice, { log: () => side.show("log"), help }), [choice]);
  useCalls(table, shown);
  useTitle(titleOf(table, shown));
  useFavicon(isAsked(table, shown));

  const away = useAway(table);
  const face = useFace(game);
  const Board = face?.default;
  const ending = useEnding(session, face, shown);
  const trail = useTrail(session, face, shown);
  /** What stands at the foot of the table. */
  const dock = (at: TableFrame, now: State): JSX.Element => {
    if (now.over)
      return (
        <GameOver
          session={session}
          table={at}
          state={now}
          over={now.over}
          log={session.logs.value.get(now.seat) ?? []}
          moments={face?.moments}
        />
      );
    if (ending) return <Stop key={now.seq} ending={ending} onGo={() => session.goOn()} />;
    if (next.value !== null) return <HandOver seat={next.value} onDone={handOver} />;
    if (at.seats[now.seat]?.stand_in) return <StandIn session={session} seat={now.seat} seq={now.seq} />;
    if (covered.value) return <Cover key={now.seat} seat={now.seat} onShow={uncover} />;
    return (
      <>
        <Since entries={trail.since} onLog={() => side.show("log")} />
        <ActionBar game={at.game} state={now} choice={choice} onRule={side.showRule} />
      </>
    );
  };
  return (
    <Seated seats={table?.seats ?? []} waiting={shown?.waiting ?? []} away={away.seats} ended={!!shown?.over}>
      <div class={side.open.value ? "table side-open" : "table"}>
        <header class="bar table-bar">
          <Brand />
          {table && <h1>{t(`${table.game}-name`)}</h1>}
          {table && <ReactionButton session={session} table={table} />}
          <TabButtons side={side} />
          <div class="bar-settings">
            <Settings />
          </div>
        </header>
        <main class="felt">
          <Banners session={session} away={away.seats} onPeople={() => side.show("people")} />
          {table && shown && (
            <>
              {Board && (
                <Board
                  view={ending?.view ?? view.value}
                  seat={covered.value ? ONLOOKER : shown.seat}
                  waiting={ending ? [] : shown.waiting}
                  selection={covered.value || next.value !== null ? NO_CHOICE : choice}
                />
              )}
              <NoBoard face={face} />
              <div class="dock">{dock(table, shown)}</div>
              {!shown.over && !ending && (
                <Coach game={game} state={shown} choice={choice} log={session.logs.value.get(shown.seat) ?? []} />
              )}
            </>
          )}
          {!shown && session.line.value !== "ended" && <p class="felt-wait">{t("ui-loading")}</p>}
          <p class="unseen" aria-live="polite">
            {away.news && say(away.news)}
          </p>
          <Reactions session={session} />
          <Announcer session={session} seat={covered.value ? null : (shown?.seat ?? null)} />
        </main>
        {keysShown.value && <Keys onClose={() => (keysShown.value = false)} />}
        {side.open.value && table && (
          <SidePanel
            side={side}
            session={session}
            seat={shown?.seat ?? ONLOOKER}
            trail={trail}
            moments={face?.moments}
            covered={covered.value}
            onKeys={help}
          />
        )}
      </div>
    </Seated>
  );
}

/** The sign of the page in the browser's tabs is marked while it is one's turn. */
function useFavicon(mine: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!icon || !mine) return undefined;
    const usual = icon.href;
    icon.href = usual.replace("favicon.svg", "favicon-turn.svg");
    return () => {
      icon.href = usual;
    };
  }, [mine]);
}

/** Sounds for what happens, and a call when it has become one's turn. */
function useCalls(table: TableFrame | null, shown: State | null): void {
  const before = useRef<State | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (!was || !shown || was.seq >= shown.seq) return;
    if (shown.over) sound("end");
    else if (isAsked(table, shown) && !isAsked(table, was)) call(titleOf(table, shown));
    else sound("move");
  }, [shown]);
}

/** What has ended before the state that waits, while the screen is stopped there. */
function useEnding(session: Session, face: Face | null | undefined, shown: State | null): Ending | null {
  const ended = face?.moments?.ended;
  const endingOf = (now: State, next: State): Ending | null =>
    ended?.(now.view, next.view, next.log.at(-1)?.says ?? []) ?? null;
  useEffect(() => session.stopBefore((now, next) => endingOf(now, next) !== null), [session, ended]);
  const held = session.held.value;
  return useMemo(() => (held && shown ? endingOf(shown, held) : null), [held, shown]);
}

/** What the viewer on the screen has seen happen; it is marked on the board. */
function useTrail(session: Session, face: Face | null | undefined, shown: State | null): Trail {
  const trails = useRef(new Map<number, Trail>());
  const known = useRef<ReadonlyMap<number, State>>(new Map());
  for (const [seat, state] of session.states.value) {
    const before = trails.current.get(seat) ?? NO_TRAIL;
    trails.current.set(seat, follow(before, known.current.get(seat), state, face?.moments));
  }
  known.current = session.states.value;
  const trail = trails.current.get(shown?.seat ?? ONLOOKER) ?? NO_TRAIL;
  useLayoutEffect(() => mark(touchedSince(trail), shownNow.value));
  return trail;
}

function TabButtons({ side }: { side: Side }): JSX.Element {
  const press = (tab: Tab): void => {
    if (side.open.value && side.tab.value === tab) side.hide();
    else side.show(tab);
  };
  return (
    <nav class="tabs" aria-label={t("ui-side")}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={side.open.value && side.tab.value === tab}
          onClick={() => press(tab)}
        >
          <Icon name={TAB_ICONS[tab]} />
          <span>{t(`ui-tab-${tab}`)}</span>
        </button>
      ))}
    </nav>
  );
}

/** Reads the newest entry of the log to those who do not see the board move. */
function Announcer({ session, seat }: { session: Session; seat: number | null }): JSX.Element {
  const last = seat === null ? undefined : session.logs.value.get(seat)?.at(-1);
  return (
    <p class="unseen" aria-live="polite">
      {last?.says.map(say).join(" ")}
    </p>
  );
}
