/** The pips of a die, in a box of 40. The drawing is silent: whoever shows it says what it is. */
import type { JSX } from "preact";

/** Which of nine places, row by row, each number has its pips on. */
const PIPS: readonly string[] = ["", "4", "08", "048", "0268", "02468", "023568"];
const PLACES = [11, 20, 29] as const;

export function Pips({ value, class: className }: { value: number; class?: string }): JSX.Element {
  return (
    <g class={className}>
      {[...(PIPS[value] ?? "")].map((pip) => (
        <circle key={pip} class="pip" cx={PLACES[Number(pip) % 3]} cy={PLACES[Math.floor(Number(pip) / 3)]} r="4" />
      ))}
    </g>
  );
}
