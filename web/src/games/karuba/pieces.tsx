/** The pieces, drawn by us in boxes of 100: tiles, adventurers, temples, finds. A colour always comes with its own emblem. */
import type { JSX } from "preact";
import { exitsOf, itemOf, type Item } from "./view";
import "./pieces.css";

/** Emblems about (0, 0), about 20 wide: square, disc, diamond, triangle. */
const EMBLEMS: Readonly<Record<string, string>> = {
  brown: "M-9-9h18v18h-18z",
  blue: "M0-11a11 11 0 1 1 0 22a11 11 0 1 1 0-22z",
  purple: "M0-14L12 0 0 14-12 0z",
  yellow: "M0-12L13 10h-26z",
};

export function Emblem({ colour, at }: { colour: string; at?: string }): JSX.Element {
  return <path class="k-emblem" d={EMBLEMS[colour]} transform={at} />;
}

const ENDS: Readonly<Record<string, string>> = { N: "50 -1", E: "101 50", S: "50 101", W: "-1 50" };
const STRAIGHT = new Set(["NS", "EW"]);

/** The path between a tile's exits: a line, a bend, or arms that meet in the middle. */
function pathOf(exits: string): string {
  const ends = [...exits].map((side) => ENDS[side] ?? "50 50");
  if (exits.length === 2 && !STRAIGHT.has(exits)) return `M${ends[0]}Q50 50 ${ends[1]}`;
  if (exits.length === 2) return `M${ends[0]}L${ends[1]}`;
  return ends.map((end) => `M${end}L50 50`).join("");
}

/** How far the middle of a tile's path lies from the middle of the tile: a bend cuts the corner. */
function heartOf(word: string): readonly [number, number] {
  const exits = exitsOf(word);
  if (exits.length !== 2 || STRAIGHT.has(exits)) return [0, 0];
  return [exits.includes("E") ? 12.5 : -12.5, exits.includes("S") ? 12.5 : -12.5];
}

/** What grows in the corners of a tile: a fern, a bush, a flower, a palm leaf. */
function Plant({ kind }: { kind: number }): JSX.Element {
  if (kind === 0)
    return (
      <g class="k-leaf">
        <path d="M0 10C-14 4-14-6-13-12-4-9 1-2 0 10z" />
        <path class="two" d="M0 10C14 4 14-6 13-12 4-9-1-2 0 10z" />
        <path class="three" d="M0 11C-6 0-4-9 0-15 4-9 6 0 0 11z" />
      </g>
    );
  if (kind === 1)
    return (
      <g class="k-leaf">
        <circle cx="-6" cy="3" r="8" />
        <circle class="two" cx="7" cy="4" r="7" />
        <circle class="three" cx="1" cy="-5" r="8" />
      </g>
    );
  if (kind === 2)
    return (
      <g class="k-leaf">
        <path class="two" d="M-13 6C-8-4 6-8 13-5 10 4-2 10-13 6z" />
        <circle class="flower" cx="-3" cy="-5" r="4.5" />
        <circle class="flower-eye" cx="-3" cy="-5" r="1.8" />
      </g>
    );
  return (
    <g class="k-leaf">
      <path d="M-12 10C-10-6 0-13 13-12 12 2 4 11-12 10z" />
      <path class="vein" d="M-11 9L9-8" />
    </g>
  );
}

const CORNERS: readonly (readonly [number, number])[] = [
  [19, 21],
  [81, 19],
  [81, 81],
  [19, 81],
];

/** A tile: jungle, its path, its number; the find where one lies there. */
export function TileArt({ word, number, lies }: { word: string; number: number; lies: boolean }): JSX.Element {
  const path = pathOf(exitsOf(word));
  const item = itemOf(word);
  const [x, y] = heartOf(word);
  return (
    <g class="k-tile">
      <rect class="k-ground" x="1.5" y="1.5" width="97" height="97" rx="9" />
      {CORNERS.map(([left, top], corner) => (
        <g key={corner} transform={`translate(${left} ${top}) rotate(${(number * 47 + corner * 90) % 360})`}>
          {corner > 0 && <Plant kind={(number * 3 + corner * 5) % 4} />}
        </g>
      ))}
      <path class="k-path-edge" d={path} />
      <path class="k-path" d={path} />
      <path class="k-path-wear" d={path} />
      {item && <circle class="k-socket" cx={50 + x} cy={50 + y} r="17" />}
      {lies && <FindArt word={word} />}
      <circle class="k-number-disc" cx="17" cy="17" r="13" />
      <text class="k-number" x="17" y="22.500">
        {number}
      </text>
    </g>
  );
}

/** What lies on a tile, at its place on the path. */
export function FindArt({ word }: { word: string }): JSX.Element | null {
  const item = itemOf(word);
  return (
    item && (
      <g transform={`translate(${heartOf(word).join(" ")})`}>
        <ItemArt item={item} />
      </g>
    )
  );
}

export function ItemArt({ item }: { item: Item }): JSX.Element {
  if (item === "crystal")
    return (
      <g class="k-crystal">
        <path class="k-find-edge" d="M50 27L67 44 50 75 33 44z" />
        <path class="face-a" d="M50 27L67 44H33z" />
        <path class="face-b" d="M33 44H50V75z" />
        <path class="face-c" d="M67 44H50V75z" />
        <path class="face-d" d="M43 44L50 27 57 44 50 62z" />
      </g>
    );
  return (
    <g class="k-gold">
      <path class="k-find-edge" d="M36 40L48 31 62 35 70 50 63 64 46 68 32 58z" />
      <path class="face-a" d="M36 40L48 31 62 35 52 48z" />
      <path class="face-b" d="M62 35L70 50 63 64 52 48z" />
      <path class="face-c" d="M36 40L52 48 63 64 46 68 32 58z" />
    </g>
  );
}

/** A tile, a find or a piece on its own. */
export function Piece({ children, class: className }: { children: JSX.Element; class?: string }): JSX.Element {
  return (
    <svg class={className} viewBox="0 0 100 100" aria-hidden="true">
      {children}
    </svg>
  );
}

/** An adventurer with hat and pack, the emblem on the coat. */
export function AdventurerArt({ colour }: { colour: string }): JSX.Element {
  return (
    <g class={`k-figure k-${colour}`}>
      <ellipse class="k-shade" cx="50" cy="88" rx="27" ry="7" />
      <path class="k-coat" d="M50 40c18 0 25 14 28 44 .4 4-2 5-5 5H27c-3 0-5.400-1-5-5 3-30 10-44 28-44z" />
      <circle class="k-face" cx="50" cy="33" r="13" />
      <path class="k-hat" d="M22 30c0-5 9-6 13-7 1-10 6-15 15-15s14 5 15 15c4 1 13 2 13 7 0 6-14 6-28 6s-28 0-28-6z" />
      <path class="k-band" d="M35 23c9 3 21 3 30 0l.6 5c-9 3-22 3-31.200 0z" />
      <Emblem colour={colour} at="translate(50 67) scale(1.150)" />
    </g>
  );
}

/** A stepped temple with its emblem over the gate. */
export function TempleArt({ colour }: { colour: string }): JSX.Element {
  return (
    <g class={`k-temple k-${colour}`}>
      <ellipse class="k-shade" cx="50" cy="91" rx="44" ry="6" />
      <path class="k-stone" d="M6 91V76h8V60h9V45h10V32h8V14h18v18h8v13h10v15h9v16h8v15z" />
      <path class="k-stone-line" d="M14 76h72M23 60h54M33 45h34M41 32h18" />
      <path class="k-gate" d="M42 91V79a8 8 0 0 1 16 0v12z" />
      <circle class="k-shield" cx="50" cy="49" r="21" />
      <Emblem colour={colour} at="translate(50 49) scale(1.200)" />
    </g>
  );
}
