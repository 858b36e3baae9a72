/** Elements of a board that a person picks: one component for every game, for mouse, touch, keyboard and screen reader. */
import { computed } from "@preact/signals";
import {
  createContext,
  type ComponentChildren,
  type CSSProperties,
  type JSX,
  type TargetedKeyboardEvent,
} from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Selection } from "./selection";

interface Roving {
  readonly current: string | undefined;
  readonly onFocus: (id: string) => void;
}
const RovingContext = createContext<Roving>({ current: undefined, onFocus: () => undefined });

interface PickGroupProps {
  readonly label: string;
  /** The elements of the group in the order in which arrow keys go through them. */
  readonly ids: readonly string[];
  /** How many elements a row has, where they lie in rows: the keys up and down then go from row to row. */
  readonly columns?: number;
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly children: ComponentChildren;
}

/** The key's step through a group: one element (or one row) back or on, or to an end. */
function stepTo(key: string, at: number, count: number, columns: number): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "ArrowDown") return (at + columns) % count;
  if (key === "ArrowUp") return (at + count - columns) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** A group of elements with one stop for the Tab key; arrow keys move within it. */
export function PickGroup({ label, ids, columns = 1, class: className, style, children }: PickGroupProps): JSX.Element {
  const [focused, setFocused] = useState<string | undefined>();
  const current = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const at = event.target instanceof HTMLElement ? event.target.dataset.pick : undefined;
    const next = stepTo(event.key, Math.max(0, ids.indexOf(at ?? current ?? "")), ids.length, columns);
    if (next === null || ids.length === 0) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-pick="${CSS.escape(ids[next] ?? "")}"]`)?.focus();
  };
  // A new value has every element of the group drawn anew: there is one only when the stop moves.
  const roving = useMemo(() => ({ current, onFocus: setFocused }), [current]);
  return (
    <RovingContext.Provider value={roving}>
      <div class={className} style={style} role="group" aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </div>
    </RovingContext.Provider>
  );
}

export interface PickableProps {
  readonly id: string;
  /** The element in words. */
  readonly label: string;
  readonly selection: Selection;
  readonly class?: string;
  readonly style?: CSSProperties;
  /** Where it comes from when it was nowhere before, and goes when it is nowhere afterwards: places of flip.ts. */
  readonly from?: string;
  readonly to?: string;
  /** Where several equal elements stand for one another: whether this one fits a move, and what a press on it does. */
  readonly equal?: { readonly live: boolean; readonly press: () => void };
  readonly children: ComponentChildren;
}

const PICKED = 1;
const LIVE = 2;
const HINTED = 4;
/** How an element stands in the choice, as one value: the element is drawn anew only when that changes. */
function standingOf({ picks, live, advised }: Selection, id: string): number {
  const hinted = advised.value?.ids.includes(id) ?? false;
  return (picks.value.has(id) ? PICKED : 0) | (live.value.has(id) ? LIVE : 0) | (hinted ? HINTED : 0);
}

/**
 * One element to pick. It is never `disabled`: an element that fits no move answers why, so it must take the press.
 * Space picks and takes back; Enter does so too, but confirms on an element already picked when the picks name one move.
 */
export function Pickable(props: PickableProps): JSX.Element {
  const { id, label, selection, class: className, style, from, to, equal, children } = props;
  const { current, onFocus } = useContext(RovingContext);
  const standing = useMemo(() => computed(() => standingOf(selection, id)), [selection, id]).value;
  const picked = (standing & PICKED) > 0;
  const live = equal?.live ?? (standing & LIVE) > 0;
  const hinted = (standing & HINTED) > 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.repeat) return;
    if (picked && selection.confirm()) event.preventDefault();
  };
  const classes = ["pickable", className, picked && "picked", live && "live", hinted && "hinted"]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={classes}
      style={style}
      data-id={id}
      data-pick={id}
      data-from={from}
      data-to={to}
      tabIndex={current === undefined || current === id ? 0 : -1}
      aria-pressed={picked}
      aria-disabled={!live}
      onClick={(event) => {
        // The second press of a double one plays what the first has picked.
        if (event.detail === 2 && picked && selection.confirm()) return;
        if (equal) equal.press();
        else selection.press(id);
      }}
      onFocus={() => onFocus(id)}
      onKeyDown={onKeyDown}
    >
      <span class="unseen">{label}</span>
      {children}
    </button>
  );
}
