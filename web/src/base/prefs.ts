/** How a person likes to play: pace, motion, sound, calls, faces, and whether moves are confirmed. Remembered by the browser. */
import { signal, type ReadonlySignal } from "@preact/signals";
import { recall, remember } from "./store";

/** Milliseconds between two moves of others on the screen. */
export const PACES = { slow: 1300, usual: 650, fast: 250, none: 0 } as const;
export type Pace = keyof typeof PACES;

const isCoarse = (): boolean => window.matchMedia("(pointer: coarse)").matches;

type Switch = "motion" | "sound" | "vibrate" | "notify" | "push" | "confirm" | "reactions";

const ON: readonly Switch[] = ["motion", "confirm", "reactions"];

/** What holds while nobody has chosen: phones are silent, and tremble instead. */
const usually = (name: Switch): boolean =>
  ON.includes(name) || (name === "sound" && !isCoarse()) || (name === "vibrate" && isCoarse());

const switches = new Map<Switch, ReturnType<typeof signal<boolean>>>();

function switchOf(name: Switch): ReturnType<typeof signal<boolean>> {
  let found = switches.get(name);
  if (!found) switches.set(name, (found = signal(recall(name) === null ? usually(name) : recall(name) === "on")));
  return found;
}

/** Whether something is switched on. */
export const isOn = (name: Switch): boolean => switchOf(name).value ?? false;

export function turn(name: Switch, on: boolean): void {
  switchOf(name).value = on;
  remember(name, on ? "on" : "off");
  if (name === "motion") dressMotion();
}

/** Tells the style sheets whether motion is wanted; call once before the first drawing. */
export function dressMotion(): void {
  document.documentElement.toggleAttribute("data-still", !isOn("motion"));
}

/** A pace as it was remembered: any number of milliseconds. */
function recalled(): number {
  const words = recall("pace");
  return words !== null && /^\d+$/.test(words) ? Number(words) : PACES.usual;
}

const chosen = signal(recalled());
/** The milliseconds between two moves of others on the screen. */
export const pace: ReadonlySignal<number> = chosen;

export function goAt(next: Pace): void {
  chosen.value = PACES[next];
  remember("pace", String(PACES[next]));
}
