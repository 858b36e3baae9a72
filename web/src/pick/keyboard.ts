/** Keys that work anywhere at the table, and the focus of those who play by keyboard alone. */
import type { Choice } from "./choice";

/** Whether a key press already belongs to what has the focus. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, input, select, textarea, summary, dialog") !== null;
}

/**
 * Escape drops the picks and the hint, Enter confirms the one move they name. When the focused card was played away, the focus goes back
 * to the cards, for those who came by keyboard. Returns how to stop.
 */
export function keepFocus(choice: Choice): () => void {
  let byKeyboard = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (event.key === "Escape" && (choice.picks.peek().size > 0 || choice.hint.peek())) choice.clear();
    else if (event.key === "Enter" && !isTaken(event.target) && choice.confirm()) event.preventDefault();
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
