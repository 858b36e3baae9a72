/** The service worker of a folder (service/service.ts): registered once, and asked for a new version when one is there. */
import { signal } from "@preact/signals";
import { folder, isFolder } from "./house";

/** Takes the page to the new version that has come; null while there is none. */
export const update = signal<(() => void) | null>(null);

function offer(waiting: ServiceWorker): void {
  update.value = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("now");
  };
}

/** Keeps the library for visits without a connection, where the browser lets it. */
export async function keepLibrary(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!isFolder || !container) return;
  const registration = await container.register(new URL("service.js", folder));
  const { waiting } = registration;
  if (waiting && container.controller) offer(waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && container.controller) offer(coming);
    });
  });
}
