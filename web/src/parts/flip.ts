/**
 * Things move by themselves: an element keeps its `data-id` from state to state, so its old and its new place are known.
 *
 * `notePlaces()` before the screen changes, `movePieces()` after it. An element that was nowhere before comes from the place
 * that its `data-from` names; one that is nowhere now leaves a copy that goes to the place of its `data-to`. Places are
 * elements with `data-place`. What stands inside a `data-wait` of so many milliseconds sets off that much later.
 */
import { isOn } from "../base/prefs";

const DURATION = 460;
const STAGGER = 35;
const EASING = "cubic-bezier(.25,.8,.3,1)";

interface Noted {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

let noted: Map<string, Noted> | null = null;

const piecesOnScreen = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-id]")];

/** Whether the person asked for as little motion as possible. */
export const calm = (): boolean => !isOn("motion") || window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Remembers where everything lies. The first call before a change of the screen counts. */
export function notePlaces(): void {
  if (noted || calm() || document.hidden) return;
  noted = new Map();
  for (const element of piecesOnScreen()) {
    noted.set(element.dataset.id ?? "", { element, box: element.getBoundingClientRect() });
  }
}

/** Lets everything that lies elsewhere than it was noted go there. Without noted places nothing moves. */
export function movePieces(): void {
  const before = noted;
  noted = null;
  if (!before) return;
  let newcomers = 0;
  const present = new Set<string>();
  const boxes = piecesOnScreen().map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of boxes) {
    const id = element.dataset.id ?? "";
    present.add(id);
    const old = before.get(id)?.box;
    const from = old ?? placeBox(element.dataset.from);
    if (from) travel(element, from, box, waitOf(element) + (old ? 0 : STAGGER * newcomers++));
  }
  for (const [id, { element, box }] of before) if (!present.has(id)) leave(element, box);
}

const waitOf = (element: HTMLElement): number => Number(element.closest<HTMLElement>("[data-wait]")?.dataset.wait ?? 0);

function placeBox(place: string | undefined): DOMRect | null {
  if (!place) return null;
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null;
}

/** The transform that draws something lying at `to` as if it lay at `from`, never larger than it was or is. */
function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale =
    to.width > 0 ? Math.min(1.6, Math.max(0.3, Math.min(from.width / to.width, from.height / to.height))) : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const near =
    Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1 && Math.abs(from.width - to.width) < 1;
  if (near) return;
  element.classList.add("travelling");
  const flight = element.animate([{ transform: shift(from, to) }, { transform: "none" }], {
    duration: DURATION,
    delay,
    easing: EASING,
    fill: "backwards",
  });
  flight.onfinish = flight.oncancel = () => element.classList.remove("travelling");
}

function leave(element: HTMLElement, box: DOMRect): void {
  const target = placeBox(element.dataset.to);
  if (!target) return;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-id", "id"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("leaving");
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(copy);
  const flight = copy.animate([{ transform: "none" }, { transform: shift(target, box), opacity: 0.2 }], {
    duration: DURATION,
    easing: EASING,
  });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
