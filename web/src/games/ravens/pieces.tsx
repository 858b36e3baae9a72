/** The two ravens and the stone. Grey sits on a round token, Brown flies on a pointed one. */
import type { JSX } from "preact";
import type { Lane } from "./view";

const TOKENS: readonly [string, string] = [
  "M24 2a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
  "M24 1l19.500 11.500v23L24 47 4.500 35.500v-23z",
];
const SITTING = "M9 17l8-4c2-4 7-5 10-2 2 2 3 5 5 9 3 6 5 12 9 19l-9-4-3 6-3-5c-7 0-12-4-12-11 0-3 0-5 1-7z";
const FLYING =
  "M5 24l7-3c2-2 5-2 7-1 3-6 9-11 20-14-3 3-4 5-4 7l5-1c-3 3-5 4-6 7l5 0c-3 4-6 6-9 7 4 2 8 5 11 9l-9-2-3 4-4-5c-5 1-10-1-12-5z";

/** A raven. Whoever shows it says whose it is; the drawing itself is silent. */
export function Raven({ lane, ghost }: { lane: Lane; ghost?: boolean }): JSX.Element {
  return (
    <svg class={`rv-raven lane-${lane}${ghost ? " ghost" : ""}`} viewBox="0 0 48 48" aria-hidden="true">
      <path class="rv-token" d={TOKENS[lane]} />
      <path class="rv-bird" d={lane === 0 ? SITTING : FLYING} />
      {lane === 0 ? (
        <>
          <circle class="rv-eye" cx="20" cy="15.500" r="1.600" />
          <path class="rv-mark" d="M23 22c4 3 7 7 9 12" />
        </>
      ) : (
        <>
          <circle class="rv-eye" cx="14.500" cy="23" r="1.500" />
          <path class="rv-mark" d="M23 18c3-4 6-6 9-8M24 22c3-2 5-4 8-5" />
        </>
      )}
    </svg>
  );
}

export function Stone(): JSX.Element {
  return (
    <svg class="rv-stone" viewBox="0 0 48 48" aria-hidden="true">
      <path class="rv-stone-body" d="M7 38c-3-8 0-17 6-23 5-6 13-9 19-6 8 4 12 14 10 23-1 6-4 9-10 10-8 2-22 2-25-4z" />
      <path class="rv-stone-rune" d="M20 14v22M20 17l10 6-10 6" />
    </svg>
  );
}
