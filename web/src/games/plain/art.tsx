/** The box of a game that nobody has drawn yet: a card, a die, a pawn. */
import type { JSX } from "preact";
import { Pips } from "../../parts/dice";
import "./art.css";

export default function PlainArt(): JSX.Element {
  return (
    <svg class="plain-art" viewBox="0 0 380 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="cloth" width="380" height="300" />
      <rect class="sheet" x="70" y="70" width="110" height="158" rx="12" transform="rotate(-9 125 149)" />
      <path class="mark" d="M125 112l26 37-26 37-26-37z" transform="rotate(-9 125 149)" />
      <g transform="translate(178 150) rotate(8) scale(2.3)">
        <rect class="sheet" x="2" y="2" width="36" height="36" rx="8" />
        <Pips value={5} />
      </g>
      <path
        class="pawn"
        d="M300 92a25 25 0 0 1 14 45.600L344 226q3 12-9 12h-70q-12 0-9-12l30-88.400A25 25 0 0 1 300 92z"
      />
    </svg>
  );
}
