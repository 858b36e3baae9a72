/**
 * Where the person is: the path in the address bar, as a signal. A server answers every path of the client; a folder has one
 * page only, so there the path is the fragment: `#/table/ID`.
 */
import { signal } from "@preact/signals";
import { folder, isFolder } from "./house";

/** The number of a move at the end of the fragment: `#52`, or `#…@52` where something else stands before it. */
const PLACE = /^#(\d*)$|@(\d+)$/;

const here = (): string => (isFolder ? location.hash.slice(1).replace(PLACE, "") || "/" : location.pathname);

/** Whether the page stands in a frame of somebody else's page (`?embed`): without the bar and the foot of the house. */
export const isEmbedded = location.search === "?embed";

export const path = signal(here());

window.addEventListener("popstate", () => {
  path.value = here();
});

// A seat's link pasted into the address bar of an open table changes the fragment only.
window.addEventListener("hashchange", () => {
  if (/^#(token|invite|memory)=/.test(location.hash)) location.reload();
});

/** The address of a page of the client, for links. */
export const addressOf = (page: string): string => (isFolder ? `#${page}` : page);

/** Goes to another page of the client without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", addressOf(to));
  path.value = here();
  window.scrollTo(0, 0);
}

/** For onClick of a link: follows it within the client, unless the person wants a new tab or window. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(isFolder ? link.hash.slice(1) : link.pathname);
}

/** The move that the address names; 0 for none. */
export function placeInAddress(): number {
  const [, alone, after] = PLACE.exec(location.hash) ?? [];
  return Number(alone ?? after ?? 0);
}

/** The fragment for a move of the match that is shown. */
export function placeFragment(number: number): string {
  const before = location.hash.replace(PLACE, "");
  return before === "" ? `#${number}` : `${before}@${number}`;
}

/** The whole address of a page of the client. */
export const pageLink = (page: string): string => (isFolder ? `${folder}#${page}` : location.origin + page);

/** What a page in the client is called from elsewhere. `words` go into the fragment. */
export function linkTo(page: string, words: string, embedded = false): string {
  const query = embedded ? "?embed" : "";
  return isFolder ? `${folder}${query}#${page}/${words}` : `${location.origin}${page}${query}#${words}`;
}

/** Takes `#token=` or `#invite=` out of the address bar, so that a seat is not given away with a copied address. */
export function takeFragment(): { token?: string; invite?: string } {
  const words = new URLSearchParams(location.hash.slice(1));
  const token = words.get("token");
  const invite = words.get("invite");
  if (token === null && invite === null) return {};
  history.replaceState(history.state, "", location.pathname);
  return { ...(token === null ? {} : { token }), ...(invite === null ? {} : { invite }) };
}

export const seatLink = (table: string, token: string): string => `${location.origin}/table/${table}#token=${token}`;
export const inviteLink = (table: string, invite: string): string =>
  `${location.origin}/table/${table}#invite=${invite}`;
export const onlookerLink = (table: string): string => `${location.origin}/table/${table}`;
