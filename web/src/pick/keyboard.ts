/** Keys that work anywhere at the table, and the focus of those who play by keyboard alone. */
import type { Choice } from "./choice";

/** What the keys do that a table has beside those of picking. */
export interface TableKeys {
  readonly log: () => void;
  readonly help: () => void;
}

/** Whether somebody is writing. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, dialog") !== null;

/** A digit presses that one of the elements which can be picked now, in the order in which they stand. */
function pressNumber(digit: number): boolean {
  const element = document.querySelectorAll<HTMLElement>(".pickable.live, .pickable.picked")[digit - 1];
  element?.focus();
  element?.click();
  return element !== undefined;
}

/** Does what a letter or a digit stands for; false where it stands for nothing. */
function byLetter(key: string, choice: Choice, keys: TableKeys): boolean {
  if (/^[1-9]$/.test(key)) return pressNumber(Number(key));
  const acts: Readonly<Record<string, () => void>> = {
    h: () => void choice.askHint(),
    u: () => void choice.undo(),
    l: keys.log,
    p: () => document.querySelector<HTMLElement>(".actions.mine .move.plain")?.click(),
    "?": keys.help,
  };
  acts[key]?.();
  return key in acts;
}

/** Whether a key press already belongs to what has the focus. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, input, select, textarea, summary, dialog") !== null;
}

/**
 * Escape drops the picks and the hint, Enter confirms the one move they name; letters and digits as the list of keys tells. When the focused card was played away, the focus goes back
 * to the cards, for those who came by keyboard. Returns how to stop.
 */
export function keepFocus(choice: Choice, keys: TableKeys): () => void {
  let byKeyboard = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (event.key === "Escape" && (choice.picks.peek().size > 0 || choice.hint.peek())) choice.clear();
    else if (event.key === "Enter" && !isTaken(event.target) && choice.confirm()) event.preventDefault();
    else if (!isWriting(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (byLetter(event.key.toLowerCase(), choice, keys)) event.preventDefault();
    }
  };
  const onPointerDown = (): void => {
    byKeyboard = false;
  };
  const refocus = (): void => {
    if (byKeyboard && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.pickable[tabindex="0"]')?.focus({ preventScroll: true });
    }
  };
  const watcher = new MutationObserver(refocus);
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("pointerdown", onPointerDown);
  return () => {
    watcher.disconnect();
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("pointerdown", onPointerDown);
  };
}
