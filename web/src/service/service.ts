/**
 * The service worker of a folder: keeps every file of one version of the library, so that it needs no connection after the
 * first visit. A new version is fetched beside the old one and waits until no page uses that any more, or until a page asks for
 * it; matches are kept elsewhere (IndexedDB) and are not touched.
 */
export {};

declare const self: ServiceWorkerGlobalScope;
/** The files of this version by their addresses within the folder, and its name: written by `ludotheque site`. */
declare const LIBRARY: { readonly version: string; readonly files: readonly string[] };

interface ServiceWorkerGlobalScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const PREFIX = "ludotheque-";
const CACHE = `${PREFIX}${LIBRARY.version}`;
const PAGE = "./";
/** A file with a hash in its name is the same in every version. */
const HASHED = /-[A-Z0-9]{8}\.\w+$/;

const addressOf = (file: string): string => new URL(file, self.registration.scope).href;

/** Takes a file from the cache of another version where it cannot have changed, else from the host. */
async function fetched(file: string): Promise<Response> {
  const address = addressOf(file);
  const known = HASHED.test(file) ? await caches.match(address) : undefined;
  const response = known ?? (await fetch(address, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(LIBRARY.files.map(async (file) => cache.put(addressOf(file), await fetched(file))));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const page = request.mode === "navigate" ? await cache.match(addressOf(PAGE)) : undefined;
  return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const own = event.request.url.startsWith(self.registration.scope);
  if (event.request.method === "GET" && own) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "now") void self.skipWaiting();
});
