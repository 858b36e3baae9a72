/** Dice, the friend die, chips and the joker. The drawings are silent: whoever shows them says what they are. */
import type { JSX } from "preact";
import { Figure } from "./figures";
import type { Friend } from "./view";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [[11, 11], [29, 29]],
  3: [[11, 11], [20, 20], [29, 29]],
  4: [[11, 11], [29, 11], [11, 29], [29, 29]],
  5: [[11, 11], [29, 11], [20, 20], [11, 29], [29, 29]],
  6: [[11, 10], [29, 10], [11, 20], [29, 20], [11, 30], [29, 30]],
};

function Pips({ value, class: className }: { value: number; class: string }): JSX.Element {
  return (
    <g class={className}>
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="pip" cx={x} cy={y} r="4" />
      ))}
    </g>
  );
}

/** A die; while it rolls (a class of whoever shows it) other faces flit by before its own comes to rest. */
export function Die({ value, idle = false }: { value: number; idle?: boolean }): JSX.Element {
  return (
    <svg class={idle ? "die idle" : "die"} viewBox="0 0 40 40" aria-hidden="true">
      <rect class="die-body" x="1.500" y="1.500" width="37" height="37" rx="8" />
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
    <svg class={value === undefined ? "spook-chip" : `spook-chip open worth-${value}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle class="chip-edge" cx="20" cy="20" r="19" />
      <circle class="chip-ring" cx="20" cy="20" r="15.500" />
      {value === undefined ? (
        <path
          class="chip-mark"
          fill-rule="evenodd"
          d="M11 30c-1-9-1-21 9-21s10 12 9 21c-1.500 1.500-3-1.500-4.500-1.500S22 31 20 31s-3-2.500-4.500-2.500S12.500 31.500 11 30zM16.500 15a2 2.600 0 1 0 .01 0zM23.500 15a2 2.600 0 1 0 .01 0z"
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
      <rect class="joker-body" x="1.500" y="1.500" width="37" height="37" rx="8" />
      <path class="joker-mark" d="M20 5l4.400 9.700 10.600 1.200-7.900 7.100 2.200 10.400L20 28.100l-9.300 5.300 2.200-10.400L5 15.900l10.600-1.200z" />
    </svg>
  );
}
