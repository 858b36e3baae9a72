/** What has happened since a seat decided last, and what of it can be pointed at on the board. */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Moments } from "../games/face";
import type { State, Told } from "../wire/decode";
import type { Text } from "../wire/protocol";

/** So long a move that somebody asked for is shown, in milliseconds. */
const SHOWN_MS = 2500;

/** What one viewer has seen since his last decision, and what each entry of the log touched. */
export interface Trail {
  readonly since: readonly Told[];
  /** seq → the names of what the move touched (`data-id` or `data-place`) */
  readonly touched: ReadonlyMap<number, readonly string[]>;
}

export const NO_TRAIL: Trail = { since: [], touched: new Map() };

/** The trail once another state of the same viewer is on the screen; after an undo or a rejoin it begins anew. */
export function follow(trail: Trail, before: State | undefined, after: State, moments: Moments | undefined): Trail {
  if (before === after) return trail;
  const news = after.log.filter((entry) => entry.seq > (before?.seq ?? Infinity));
  if (!before || news.some((entry) => entry.to !== undefined)) return NO_TRAIL;
  const last = news.at(-1);
  const touched = last ? new Map(trail.touched).set(last.seq, touchedBy(before, after, moments)) : trail.touched;
  const own = news.map(({ seat }) => seat).lastIndexOf(after.seat);
  const told = news
    .slice(Math.max(0, own))
    .map((entry) => ({ ...entry, says: worthTelling(entry, after.seat, moments) }))
    .filter(({ says }) => says.length > 0);
  return { since: [...(own < 0 ? trail.since : []), ...told], touched };
}

/** What an entry tells of the others. One's own decision may be the one that lets everybody's come true. */
function worthTelling({ seat, says }: Told, viewer: number, moments: Moments | undefined): readonly Text[] {
  const loud = says.filter(({ id }) => !moments?.quiet?.includes(id));
  return seat === viewer ? loud.filter(({ args }) => namesAnother(args?.player, viewer)) : loud;
}

const namesAnother = (player: unknown, viewer: number): boolean =>
  typeof player === "object" && player !== null && "seat" in player && player.seat !== viewer;

const touchedBy = (before: State, after: State, moments: Moments | undefined): readonly string[] =>
  moments?.touched?.(before.view, after.view, after.seat) ?? [];

/** Everything that was touched since the viewer's last decision. */
export const touchedSince = ({ since, touched }: Trail): ReadonlySet<string> =>
  new Set(since.flatMap(({ seq }) => touched.get(seq) ?? []));

const flashed = signal<ReadonlySet<string>>(new Set());
/** What somebody wants to be shown just now. */
export const shownNow: ReadonlySignal<ReadonlySet<string>> = flashed;
let timer = 0;

/** Shows on the board what these names stand for, for a moment. */
export function pointAt(names: readonly string[]): void {
  window.clearTimeout(timer);
  flashed.value = new Set(names);
  timer = window.setTimeout(() => (flashed.value = new Set()), SHOWN_MS);
}

/** Marks what was touched (`data-touched`) and what is shown just now (`data-shown`) among all that is on the screen. */
export function mark(touched: ReadonlySet<string>, shown: ReadonlySet<string>): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-id], [data-place]")) {
    const named = (names: ReadonlySet<string>): boolean =>
      names.has(element.dataset.id ?? "") || names.has(element.dataset.place ?? "");
    element.toggleAttribute("data-touched", named(touched));
    element.toggleAttribute("data-shown", named(shown));
  }
}
