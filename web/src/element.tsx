/** Elements of a board that a person picks: one component for every game, for mouse, touch, keyboard and screen reader. */
import {
  createContext,
  type ComponentChildren,
  type CSSProperties,
  type JSX,
  type TargetedKeyboardEvent,
} from "preact";
import { useContext, useState } from "preact/hooks";
import type { Choice } from "./choice";

interface Roving {
  readonly current: string | undefined;
  readonly onFocus: (id: string) => void;
}
const RovingContext = createContext<Roving>({ current: undefined, onFocus: () => undefined });

interface PickGroupProps {
  readonly label: string;
  /** The elements of the group in the order in which arrow keys go through them. */
  readonly ids: readonly string[];
  /** How many elements stand in a row, where up and down go from row to row. */
  readonly columns?: number;
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly children: ComponentChildren;
}

/** The key's step through a group: one element back or on, a row up or down where there are rows, or to an end. */
function stepTo(key: string, at: number, count: number, columns: number): number | null {
  if (columns > 1 && key === "ArrowDown") return at + columns < count ? at + columns : at;
  if (columns > 1 && key === "ArrowUp") return at >= columns ? at - columns : at;
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** A group of elements with one stop for the Tab key; arrow keys move within it. */
export function PickGroup({ label, ids, columns = 1, class: className, style, children }: PickGroupProps): JSX.Element {
  const [focused, setFocused] = useState<string | undefined>();
  const current = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const next = stepTo(event.key, Math.max(0, ids.indexOf(current ?? "")), ids.length, columns);
    if (next === null || ids.length === 0) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-pick="${CSS.escape(ids[next] ?? "")}"]`)?.focus();
  };
  return (
    <RovingContext.Provider value={{ current, onFocus: setFocused }}>
      <div class={className} style={style} role="group" aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </div>
    </RovingContext.Provider>
  );
}

interface PickableProps {
  readonly id: string;
  /** The element in words. */
  readonly label: string;
  readonly choice: Choice;
  readonly class?: string;
  /** Where it comes from when it was nowhere before, and goes when it is nowhere afterwards: places of flip.ts. */
  readonly from?: string;
  readonly to?: string;
  readonly children: ComponentChildren;
}

/**
 * One element to pick. It is never `disabled`: an element that fits no move answers why, so it must take the press.
 * Space picks and takes back; Enter does so too, but confirms on an element already picked when the picks name one move.
 */
export function Pickable({ id, label, choice, class: className, from, to, children }: PickableProps): JSX.Element {
  const { current, onFocus } = useContext(RovingContext);
  const picked = choice.picks.value.has(id);
  const live = choice.liveIds.value.has(id);
  const hinted = choice.hint.value?.ids.includes(id) ?? false;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.repeat) return;
    if (picked && choice.confirm()) event.preventDefault();
  };
  const classes = ["pickable", className, picked && "picked", live && "live", hinted && "hinted"]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={classes}
      data-id={id}
      data-pick={id}
      data-from={from}
      data-to={to}
      tabIndex={current === undefined || current === id ? 0 : -1}
      aria-pressed={picked}
      aria-disabled={!live}
      onClick={() => choice.press(id)}
      onFocus={() => onFocus(id)}
      onKeyDown={onKeyDown}
    >
      <span class="unseen">{label}</span>
      {children}
    </button>
  );
}
