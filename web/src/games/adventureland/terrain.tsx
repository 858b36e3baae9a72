/** The map itself: forests, mountains, towns behind walls, fog, and one river through the land. 100 units a space. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { cellOf, type LandFacts, type LandView, type Terrain } from "./view";

const UNIT = 100;

/** What stands on a space of each terrain, in its own box of 100. Fog lies on top of its neighbours' ground. */
const SIGNS: Readonly<Record<Terrain, readonly string[]>> = {
  F: [
    "M24 20l15 26H30l12 20H6l12-20H9zM21 66h6v9h-6z",
    "M68 8l13 23h-8l11 18H52l11-18h-8zM65 49h6v8h-6z",
    "M72 50l13 22h-8l9 16H58l9-16h-8zM69 88h6v7h-6z",
  ],
  M: ["M4 86L38 22l18 32 12-18 28 50z", "M38 22l-13 25 8-4 6 6 6-6 6 3zM68 36l-9 13 6-2 5 5 4-6 4 1z"],
  R: [],
  C: [
    "M10 52h30v34H10zM56 40h34v46H56z",
    "M5 54l20-26 20 26zM50 42l23-30 23 30z",
    "M20 66h9v20h-9zM68 62h10v24H68zM62 48h7v8h-7zM78 48h7v8h-7z",
  ],
  N: [
    "M14 38q10-16 26-8 14-16 32-4 18 0 18 14-4 12-18 8-12 12-28 4-20 8-30-14z",
    "M8 70q12-14 28-6 18-12 34 0 16-4 22 8-6 14-22 10-16 12-32 2-22 6-30-14z",
  ],
};

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where the picture of a space begins. */
function cornerOf(facts: LandFacts, index: number): Corner {
  const columns = facts.columns.length;
  return { x: (index % columns) * UNIT, y: Math.floor(index / columns) * UNIT };
}

/** The way of the river as one bent line that comes in from the west and leaves in the east. */
export function riverPath(facts: LandFacts, river: readonly string[]): string {
  const points = river.map((space) => {
    const { column, row } = cellOf(facts, space);
    return { x: (column - 0.5) * UNIT, y: (row - 0.5) * UNIT };
  });
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  const bends = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return `Q${before.x} ${before.y} ${(before.x + point.x) / 2} ${(before.y + point.y) / 2}`;
  });
  const width = facts.columns.length * UNIT;
  /** Beyond the edge of the map that is nearer. */
  const outside = (x: number): number => (x < width / 2 ? -UNIT : width + UNIT);
  const begin = `M${outside(first.x)} ${first.y}L${first.x - 1} ${first.y}`;
  return `${begin}${bends.join("")}L${last.x} ${last.y}H${outside(last.x)}`;
}

/** The walls of the towns: every side of a town's space that the same town does not go on beyond. */
export function walls(facts: LandFacts, city: readonly number[]): string {
  const columns = facts.columns.length;
  const sides: string[] = [];
  city.forEach((town, index) => {
    if (town === 0) return;
    const { x, y } = cornerOf(facts, index);
    const column = index % columns;
    if (city[index - columns] !== town) sides.push(`M${x} ${y}h${UNIT}`);
    if (city[index + columns] !== town) sides.push(`M${x} ${y + UNIT}h${UNIT}`);
    if (column === 0 || city[index - 1] !== town) sides.push(`M${x} ${y}v${UNIT}`);
    if (column === columns - 1 || city[index + 1] !== town) sides.push(`M${x + UNIT} ${y}v${UNIT}`);
  });
  return sides.join("");
}

export function TerrainMap({ view }: { view: LandView }): JSX.Element {
  return useMemo(
    () => <Map facts={view.facts} terrain={view.terrain} city={view.city} river={view.river} />,
    [view.terrain.join(""), view.city.join(""), view.river.join(" ")],
  );
}

function Map({ facts, terrain, city, river }: Pick<LandView, "facts" | "terrain" | "city" | "river">): JSX.Element {
  const way = riverPath(facts, river);
  const towns = [...new Set(city)].filter((town) => town > 0);
  const [width, height] = [facts.columns.length * UNIT, facts.rows.length * UNIT];
  return (
    <svg class="al-terrain" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {terrain.map((ground, index) => (
        <rect key={index} class={`ground g-${ground}`} {...cornerOf(facts, index)} width={UNIT + 1} height={UNIT + 1} />
      ))}
      <path class="bank" d={way} />
      <path class="water" d={way} />
      <path class="ripple" d={way} />
      {terrain.map((ground, index) => (
        <Growth key={index} terrain={ground} index={index} at={cornerOf(facts, index)} />
      ))}
      <path class="lines" d={gridLines(width, height)} />
      <path class="wall" d={walls(facts, city)} />
      {towns.map((town) => (
        <Banner key={town} town={town} at={cornerOf(facts, city.indexOf(town))} />
      ))}
    </svg>
  );
}

/** Trees, peaks, houses or wisps; every third one looks the other way, so that they make no pattern. */
function Growth({ terrain, index, at }: { terrain: Terrain; index: number; at: Corner }): JSX.Element {
  const turned = index % 3 === 0 ? `translate(${at.x + UNIT} ${at.y}) scale(-1 1)` : `translate(${at.x} ${at.y})`;
  return (
    <g class={`growth g-${terrain}`} transform={turned}>
      {SIGNS[terrain].map((path, part) => (
        <path key={part} class={`part-${part}`} d={path} />
      ))}
    </g>
  );
}

/** The number of a town, as the score sheet calls it. */
function Banner({ town, at }: { town: number; at: Corner }): JSX.Element {
  return (
    <g class="banner-town" transform={`translate(${at.x} ${at.y})`}>
      <path d="M4 4h30v34l-15-8-15 8z" />
      <text x="19" y="26">
        {town}
      </text>
    </g>
  );
}

/** The lines between the spaces. */
function gridLines(width: number, height: number): string {
  const between = (length: number): number[] =>
    Array.from({ length: length / UNIT - 1 }, (_, index) => (index + 1) * UNIT);
  const down = between(width).map((x) => `M${x} 0v${height}`);
  const across = between(height).map((y) => `M0 ${y}h${width}`);
  return [...down, ...across].join("");
}
