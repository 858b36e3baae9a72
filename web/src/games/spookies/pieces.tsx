/** Dice, the friend die, chips and the joker. The drawings are silent: whoever shows them says what they are. */
import type { JSX } from "preact";
import { Pips } from "../../parts/dice";
import { Figure } from "./figures";
import type { Friend } from "./view";

/** A die; while it rolls (a class of whoever shows it) other faces flit by before its own comes to rest. */
export function Die({ value, idle = false }: { value: number; idle?: boolean }): JSX.Element {
  return (
    <svg class={idle ? "die idle" : "die"} viewBox="0 0 40 40" aria-hidden="true">
      <rect class="die-body" x="1.5" y="1.5" width="37" height="37" rx="8" />
      <Pips value={value} class="pips" />
      <Pips value={(value % 6) + 1} class="flit one" />
      <Pips value={((value + 2) % 6) + 1} class="flit two" />
    </svg>
  );
}

export function FriendDie({ face }: { face: Friend | "?" }): JSX.Element {
  return (
    <span class="friend-die" aria-hidden="true">
      {face === "?" ? <b>?</b> : <Figure friend={face} />}
    </span>
  );
}

/** A chip: its value, or its back with a small ghost where nobody knows the value. */
export function Chip({ value }: { value?: number }): JSX.Element {
  return (
    <svg
      class={value === undefined ? "spook-chip" : `spook-chip open worth-${value}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <circle class="chip-edge" cx="20" cy="20" r="19" />
      <circle class="chip-ring" cx="20" cy="20" r="15.5" />
      {value === undefined ? (
        <path
          class="chip-mark"
          fill-rule="evenodd"
          d="M11 30c-1-9-1-21 9-21s10 12 9 21c-1.5 1.5-3-1.5-4.5-1.500S22 31 20 31s-3-2.5-4.5-2.500S12.5 31.5 11 30zM16.5 15a2 2.6 0 1 0 .01 0zM23.5 15a2 2.6 0 1 0 .01 0z"
        />
      ) : (
        <text class="chip-value" x="20" y="28">
          {value}
        </text>
      )}
    </svg>
  );
}

export function Joker(): JSX.Element {
  return (
    <svg class="joker" viewBox="0 0 40 40" aria-hidden="true">
      <rect class="joker-body" x="1.5" y="1.5" width="37" height="37" rx="8" />
      <path
        class="joker-mark"
        d="M20 5l4.4 9.7 10.6 1.2-7.9 7.1 2.2 10.400L20 28.100l-9.3 5.3 2.2-10.400L5 15.900l10.6-1.200z"
      />
    </svg>
  );
}
