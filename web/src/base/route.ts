/** Where the person is: the path in the address bar, as a signal. */
import { signal } from "@preact/signals";

export const path = signal(location.pathname);

window.addEventListener("popstate", () => {
  path.value = location.pathname;
});

// A seat's link pasted into the address bar of an open table changes the fragment only.
window.addEventListener("hashchange", () => {
  if (/^#(token|invite|memory)=/.test(location.hash)) location.reload();
});

/** Goes to another page of the client without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path.value = location.pathname;
  window.scrollTo(0, 0);
}

/** For onClick of a link: follows it within the client, unless the person wants a new tab or window. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(link.pathname);
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
