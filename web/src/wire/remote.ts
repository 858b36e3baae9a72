/** A table at the server. */
import { call, callText } from "./api";
import { openLine } from "./net";
import type { Venue } from "./venue";

export function remote(id: string): Venue {
  const path = `/api/tables/${encodeURIComponent(id)}`;
  return {
    id,
    info: () => call(path),
    join: (tokens, listener) => openLine(id, tokens, listener),
    record: () => Promise.resolve(`${path}/record`),
    recordText: () => callText(`${path}/record`),
    review: () => call(`${path}/review`),
    position: (number, viewer) => call(`${path}/review/${number}${viewer === undefined ? "" : `?viewer=${viewer}`}`),
  };
}
