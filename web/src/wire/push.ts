/** Being called when the page is closed: the browser's push service, which the server asks (docs/protocol.md §2). */
import { isFolder } from "../base/house";
import { isOn, turn } from "../base/prefs";
import { language } from "../base/texts";
import { callAt, callNoMore, pushKey } from "./api";

/** Whether this browser, and this page, can be called at all. */
export const canBeCalled = (): boolean =>
  !isFolder && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/push.js", { scope: "/" });
  return navigator.serviceWorker.ready;
}

/** Subscribes with the push service, at the person's wish. False where the browser or the server does not let it. */
async function subscribed(): Promise<PushSubscription | null> {
  const key = await pushKey();
  if (key === null || (await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await registered();
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  return (await pushManager.getSubscription()) ?? pushManager.subscribe(wish);
}

/** Switches calls on or off for this browser. Whether it is as wished. */
export async function wishCalls(on: boolean, table: string, tokens: readonly string[]): Promise<boolean> {
  turn("push", on);
  if (!on) {
    const found = await (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();
    if (found) {
      await callNoMore(found.endpoint);
      await found.unsubscribe();
    }
    return true;
  }
  try {
    if (await callHere(table, tokens)) return true;
  } catch (trouble) {
    console.info("nobody can be called:", trouble);
  }
  turn("push", false);
  return false;
}

/** Has this browser called for its seats at a table, where calls are switched on. */
export async function callHere(table: string, tokens: readonly string[]): Promise<boolean> {
  if (!isOn("push") || !canBeCalled() || tokens.length === 0) return false;
  const { endpoint, keys } = (await subscribed())?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  await callAt(table, { tokens, endpoint, keys: { p256dh, auth }, language: language.peek() });
  return true;
}
