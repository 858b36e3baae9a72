/** The log of a match as one seat may know it, put together from the pieces that states bring. */
import type { Told } from "./decode";

/** A log with new entries: each seq once, in order; an undo takes out what it took back. */
export function extend(log: readonly Told[], news: readonly Told[]): Told[] {
  let result = [...log];
  for (const entry of news) {
    if (result.some((known) => known.seq === entry.seq)) continue;
    const { to } = entry;
    if (to !== undefined)
      result = result.filter((known) => known.to !== undefined || known.note !== undefined || known.seq <= to);
    result.push(entry);
  }
  return result.sort((a, b) => a.seq - b.seq);
}

/** Whether a state of that seq brought fewer entries than were made since the one before it. */
export function hasGap(before: number, seq: number, news: readonly Told[]): boolean {
  return seq - before > news.filter((entry) => entry.seq > before).length;
}
