/** The service worker of a server's pages: shows what is pushed, and leads to the table. It keeps nothing. */
export {};

declare const self: PushScope;

interface PushScope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: "window" }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends ExtendableEvent {
  readonly notification: Notification;
}
interface Called {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

const addressOf = (table: string): string =>
  new URL(`table/${encodeURIComponent(table)}`, self.registration.scope).href;

self.addEventListener("push", (event) => {
  const called = event.data?.json() as Called | undefined;
  if (!called) return;
  const { title, body, table } = called;
  const icon = new URL("static/favicon.svg", self.registration.scope).href;
  // One note for each table: a newer one takes the place of the old.
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag: table, data: table }));
});

async function lead(table: string): Promise<void> {
  const address = addressOf(table);
  const open = (await self.clients.matchAll({ type: "window" })).find(({ url }) => url.startsWith(address));
  await (open ? open.focus() : self.clients.openWindow(address));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});
