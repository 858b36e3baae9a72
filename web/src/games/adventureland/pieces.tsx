/** The pieces, drawn by us: every kind has its own outline, so that none is told by colour alone. */
import type { JSX } from "preact";
import { Pips } from "../../parts/dice";
import { isSpecial, signOf, type Held, type LandFacts } from "./view";

/** Four travellers in a box of 40: a pawn, a pointed hood, a wide hat, a crown. */
const TRAVELLERS: readonly string[] = [
  "M20 3a8 8 0 0 1 4.5 14.600L34 33q1 4-3 4H9q-4 0-3-4l9.5-15.400A8 8 0 0 1 20 3z",
  "M20 2c4 6 13 22 15.5 30.500q1 4.5-3.5 4.500H8q-4.5 0-3.5-4.500C7 24 16 8 20 2z",
  "M21 1.500l5.5 12.500H36v5h-8.500l6 14q1 4-3 4h-21q-4 0-3-4l6-14H4v-5h9z",
  "M7 4l7 5.500L20 2l6 7.500L33 4v15h-3.500l4 14q1 4-3 4h-21q-4 0-3-4l4-14H7z",
];
const FACES: readonly string[] = [
  "M20 22l5 6-5 6-5-6z",
  "M20 13.500a5 5 0 0 1 5 5.500c0 3-2 5.5-5 5.500s-5-2.5-5-5.500a5 5 0 0 1 5-5.500z",
  "M13.5 22h13l-2 4h-9z",
  "M14 15h12v4H14z",
];

interface TravellerProps {
  readonly seat: number;
  readonly adventurers?: number;
  readonly companions?: number;
}

/** An adventurer, or a group: how many they are, and how many companions go along. */
export function Traveller({ seat, adventurers = 1, companions = 0 }: TravellerProps): JSX.Element {
  return (
    <svg class={`al-traveller al-seat-${seat}`} viewBox="0 0 40 40" aria-hidden="true">
      <path class="body" d={TRAVELLERS[seat]} />
      <path class="face" d={FACES[seat]} />
      {adventurers > 1 && <Badge x={8} y={6} words={`×${adventurers}`} kind="many" />}
      {companions > 0 && <Badge x={31} y={32} words={`+${companions}`} kind="with" />}
    </svg>
  );
}

function Badge({ x, y, words, kind }: { x: number; y: number; words: string; kind: string }): JSX.Element {
  return (
    <g class={`al-badge ${kind}`}>
      <rect x={x - 11.5} y={y - 9} width="23" height="18" rx="9" />
      <text x={x} y={y + 5.8}>
        {words}
      </text>
    </g>
  );
}

/** Paths in a box of 40; tiles that lie face down show only what they are. */
const LEAF = "M11 29c-1-11 5-18 19-19 0 13-6 20-15 19l9-11-11 13z";
const BLADE = "M29.5 8l2.5 2.5-1 5L19.5 27l2 2-2.5 2.5-3-3-4.5 4.5-2.5-2.5 4.5-4.5-3-3L13 20.500l2 2L26.5 9z";
const GHOST = "M20 2c9 0 14 6 14.5 14L37 34l-6-3-5 6-6-5-6 5-5-6-6 3 2.5-18C6 8 11 2 20 2z";
const SPIRIT =
  "M20 2c2 5 8 7 10 13 4-1 6 2 6 5 0 4-3 5-5 5 1 6 5 8 5 12-5 2-9-2-11-2s-3 2-5 2-3-2-5-2-6 4-11 2c0-4 4-6 5-12-2 0-5-1-5-5 0-3 2-6 6-5 2-6 8-8 10-13z";

export type ThingKind = "herb" | "sword" | "gold" | "companion" | "creature" | "spirit";

/** One thing on the land or in a list. A creature shows its strength. */
export function ThingFace({ kind, strength }: { kind: string; strength?: number }): JSX.Element {
  return (
    <svg class={`al-thing ${kind}`} viewBox="0 0 40 40" aria-hidden="true">
      {DRAWN[kind]}
      {kind === "creature" && (
        <text x="20" y="27">
          {strength}
        </text>
      )}
    </svg>
  );
}

const DRAWN: Readonly<Record<string, JSX.Element>> = {
  herb: (
    <>
      <circle class="ground" cx="20" cy="20" r="17" />
      <path class="sign" d={LEAF} />
    </>
  ),
  sword: (
    <>
      <rect class="ground" x="4" y="4" width="32" height="32" rx="6" />
      <path class="sign" d={BLADE} />
    </>
  ),
  gold: (
    <>
      <circle class="ground" cx="20" cy="20" r="16" />
      <path class="sign" d="M20 9l3.3 7 7.7.9-5.7 5.2 1.5 7.600L20 26l-6.8 3.7 1.5-7.600L9 16.900l7.7-.900z" />
    </>
  ),
  companion: (
    <>
      <path class="ground" d="M20 5a7 7 0 0 1 4.5 12.400C31 19 33 25 33 35H7c0-10 2-16 8.5-17.600A7 7 0 0 1 20 5z" />
      <path class="sign" d="M14 24l6 5 6-5v11H14z" />
    </>
  ),
  creature: <path class="ground" d={GHOST} />,
  spirit: (
    <>
      <path class="ground" d={SPIRIT} />
      <path
        class="sign"
        d="M14 17a2 2.5 0 1 0 4 0 2 2.5 0 1 0-4 0zM22 17a2 2.5 0 1 0 4 0 2 2.5 0 1 0-4 0zM14 25q6 5 12 0-6 2-12 0z"
      />
    </>
  ),
};

/** A sword or a herb as its owner sees it: with its bonus, its dice, its value. */
export function TileFace({ facts, tile }: { facts: LandFacts; tile: Omit<Held, "id"> }): JSX.Element {
  const { kind, value } = tile;
  const classes = isSpecial(value) ? `al-tile ${kind} special v-${value}` : `al-tile ${kind}`;
  return (
    <svg class={classes} viewBox="0 0 40 52" aria-hidden="true">
      <rect class="ground" x="1.5" y="1.5" width="37" height="49" rx="7" />
      <path class="sign" d={kind === "sword" ? BLADE : LEAF} transform="translate(2 -2) scale(.9)" />
      <text x="20" y="46">
        {signOf(facts, tile)}
      </text>
    </svg>
  );
}

/** The tame wolf, and what it adds. */
export function WolfFace({ value }: { value: number }): JSX.Element {
  return (
    <svg class="al-tile wolf" viewBox="0 0 40 52" aria-hidden="true">
      <rect class="ground" x="1.5" y="1.5" width="37" height="49" rx="7" />
      <path class="sign" d="M8 5l7 6h10l7-6 1 14-6 6-7 9-7-9-6-6zM14 17l4 3M26 17l-4 3" />
      <text x="20" y="46">
        +{value}
      </text>
    </svg>
  );
}

export function DieFace({ face }: { face: number }): JSX.Element {
  return (
    <svg class="al-die" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="8" />
      <Pips value={face} />
    </svg>
  );
}
