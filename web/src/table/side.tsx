/** The column beside the board (on phones a sheet over it): the log, the rules, the people at the table. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Moments } from "../games/face";
import { Icon } from "../parts/icons";
import { People } from "./people";
import type { Told } from "../wire/decode";
import { HowTo } from "../learn/howto";
import { CoachSwitch } from "../learn/switch";
import { Rules } from "../learn/rules";
import type { Session } from "./session";
import { say, t } from "../base/texts";
import { pointAt, type Trail } from "./traces";

export const TABS = ["log", "rules", "people"] as const;
export type Tab = (typeof TABS)[number];

export interface Side {
  readonly tab: Signal<Tab>;
  readonly open: Signal<boolean>;
  /** The rule to show, such as "O17". */
  readonly rule: Signal<string | null>;
  readonly show: (tab: Tab) => void;
  readonly hide: () => void;
  readonly showRule: (rule: string) => void;
}

interface SidePanelProps {
  readonly side: Side;
  readonly session: Session;
  readonly seat: number;
  readonly trail: Trail;
  readonly moments: Moments | undefined;
  /** While the board is covered the log is too: it may tell what only one seat knows. */
  readonly covered: boolean;
  readonly onKeys: () => void;
}

export function SidePanel({ side, session, seat, trail, moments, covered, onKeys }: SidePanelProps): JSX.Element {
  const tab = side.tab.value;
  const table = session.table.value;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Over the table it is what one wants to read next; beside the table it must not take the focus from the cards.
    const element = panel.current;
    const over = element !== null && getComputedStyle(element).position === "fixed";
    if (over && !element.contains(document.activeElement)) element.focus();
  }, [tab]);
  return (
    <aside
      class="side"
      ref={panel}
      tabIndex={-1}
      aria-label={t("ui-side")}
      onKeyDown={(event) => event.key === "Escape" && side.hide()}
    >
      <div class="side-head">
        <h2>{t(`ui-tab-${tab}`)}</h2>
        <button type="button" class="round" onClick={() => side.hide()} aria-label={t("ui-close")}>
          <Icon name="close" />
        </button>
      </div>
      {tab === "log" && (
        <Log
          entries={covered ? [] : (session.logs.value.get(seat) ?? [])}
          trail={trail}
          moments={moments}
          onShow={(names) => {
            // Where the log lies over the board it makes room.
            if (panel.current && getComputedStyle(panel.current).position === "fixed") side.hide();
            pointAt(names);
          }}
        />
      )}
      {tab === "rules" && table && (
        <div class="rules-tab">
          <details class="rules-how" open={side.rule.value === null}>
            <summary>{t("ui-how")}</summary>
            <CoachSwitch game={table.game} />
            <HowTo game={table.game} />
          </details>
          <Rules game={table.game} rule={side.rule} />
        </div>
      )}
      {tab === "people" && table && <People session={session} table={table} onKeys={onKeys} />}
    </aside>
  );
}

interface LogProps {
  readonly entries: readonly Told[];
  readonly trail: Trail;
  readonly moments: Moments | undefined;
  readonly onShow: (names: readonly string[]) => void;
}

/** Arrow keys walk through the entries that can be pressed: the log as a whole is one stop of the Tab key. */
function walk(event: KeyboardEvent, list: HTMLElement): void {
  const stops = [...list.querySelectorAll<HTMLElement>("button.entry")];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowUp: here < 0 ? stops.length - 1 : here - 1,
    ArrowDown: here < 0 ? stops.length - 1 : here + 1,
    Home: 0,
    End: stops.length - 1,
  }[event.key];
  if (to === undefined || !stops[to]) return;
  event.preventDefault();
  stops[to].focus();
}

function Log({ entries: all, trail, moments, onShow }: LogProps): JSX.Element {
  const entries = all.filter(({ says }) => !says.every(({ id }) => moments?.quiet?.includes(id)));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length]);
  if (entries.length === 0) return <p class="quiet side-empty">{t("ui-log-empty")}</p>;
  return (
    <ol
      class="log"
      ref={list}
      tabIndex={0}
      aria-label={t("ui-tab-log")}
      onKeyDown={(event) => walk(event, event.currentTarget)}
    >
      {entries.map((entry) => (
        <li key={entry.seq} class={entry.to !== undefined ? "undone" : ""}>
          <Entry entry={entry} touched={trail.touched.get(entry.seq) ?? []} turn={moments?.turn} onShow={onShow} />
        </li>
      ))}
    </ol>
  );
}

/** An entry of the log; one whose move can be pointed at is a button that does so. */
function Entry({
  entry,
  touched,
  turn,
  onShow,
}: {
  entry: Told;
  touched: readonly string[];
  turn: string | undefined;
  onShow: LogProps["onShow"];
}): JSX.Element {
  const lines = entry.says.map((text, index) => (
    <span key={index} class={text.id === turn ? "entry-turn" : ""}>
      {say(text)}
    </span>
  ));
  if (touched.length === 0) return <div class="entry">{lines}</div>;
  return (
    <button type="button" tabIndex={-1} class="entry" title={t("ui-log-show")} onClick={() => onShow(touched)}>
      {lines}
    </button>
  );
}
