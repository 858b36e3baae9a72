/** The island without its pieces: sea and beach in the west and south, jungle in the north and east, the numbers on both. */
import type { JSX } from "preact";
import { beachBox, CELL, cellBox, islandSize, jungleBox, RIM, type Box, type KarubaFacts } from "./view";

const centre = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Treetops along the north and the east. */
const TREES: readonly (readonly [number, number, number])[] = [
  ...Array.from({ length: 13 }, (_, i): readonly [number, number, number] => [
    96 + i * 52,
    10 + ((i * 7) % 3) * 7,
    24 + ((i * 5) % 3) * 5,
  ]),
  ...Array.from({ length: 10 }, (_, i): readonly [number, number, number] => [
    752 - ((i * 7) % 3) * 7,
    66 + i * 56,
    24 + ((i * 5) % 3) * 5,
  ]),
];

/** Wave after wave along the edges of the sea. */
const WEST_FOAM = "M8 92q-9 30 0 60t0 60 0 60 0 60 0 60 0 60 0 60 0 60";
const SOUTH_FOAM = "M52 649q32 9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0";

const SAND =
  "M30 40c-22 60 2 110-8 170s6 120-4 190 6 110 4 160c-3 54 24 72 66 74 90 5 150-8 240 0s170-7 250 0c76 6 128 2 130-40V60H60z";
const WOODS =
  "M34 40c-4-24 10-40 34-40h666c16 0 26 10 26 26v562c0 24-34 28-48 10-8-11-22-12-32-6V80H66c-20 0-29-18-32-40z";

interface LandProps {
  readonly facts: KarubaFacts;
  /** Whether empty cells show their names. */
  readonly coordinates: boolean;
  /** The numbers that something stands on, as takenOf tells them: they are not drawn. */
  readonly taken: ReadonlySet<string>;
}

/** The ground of an island, in the units of view.ts. */
export function Land({ facts, coordinates, taken }: LandProps): JSX.Element {
  const { cells, columns, rows, numbers } = facts;
  return (
    <g class="k-land">
      <rect class="k-sea" {...islandSize(facts)} rx="26" />
      <path class="k-foam" d={WEST_FOAM} />
      <path class="k-foam" d={SOUTH_FOAM} />
      <path class="k-sand" d={SAND} />
      <path class="k-woods" d={WOODS} />
      {TREES.map(([x, y, r], index) => (
        <circle key={index} class={index % 2 ? "k-tree" : "k-tree two"} cx={x} cy={y} r={r} />
      ))}
      <rect class="k-field" x={RIM - 4} y={RIM - 4} width={columns * CELL + 8} height={rows * CELL + 8} rx="14" />
      {cells.map((cell) => (
        <EmptyCell key={cell} cell={cell} box={cellBox(facts, cell)} named={coordinates} />
      ))}
      {numbers
        .filter((number) => !taken.has(`beach:${number}`))
        .map((number) => (
          <Degree key={`b${number}`} box={beachBox(facts, number)} number={number} class="k-degree beach" />
        ))}
      {numbers
        .filter((number) => !taken.has(`jungle:${number}`))
        .map((number) => (
          <Degree key={`j${number}`} box={jungleBox(facts, number)} number={number} class="k-degree jungle" />
        ))}
    </g>
  );
}

function EmptyCell({ cell, box, named }: { cell: string; box: Box; named: boolean }): JSX.Element {
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect class="k-empty" x="3" y="3" width="94" height="94" rx="8" />
      {named && (
        <text class="k-coordinate" x="50" y="58">
          {cell}
        </text>
      )}
    </g>
  );
}

function Degree({ box, number, class: className }: { box: Box; number: number; class: string }): JSX.Element {
  const { x, y } = centre(box);
  return (
    <text class={className} x={x} y={y + 9}>
      {number}°
    </text>
  );
}
