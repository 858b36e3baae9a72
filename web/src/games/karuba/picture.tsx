/** Somebody's island to look at: small beside one's own, or large. */
import type { JSX } from "preact";
import { Land } from "./land";
import { AdventurerArt, TempleArt, TileArt } from "./pieces";
import { cellBox, islandSize, jungleBox, standBox, takenOf, templeOf, wordOf, type Box, type KarubaView } from "./view";

const TEMPLE_SIZE = 84;

/** Puts a drawing of 100 by 100 into a box, `size` large and in the middle. */
const into = (box: Box, size: number): string =>
  `translate(${box.x + (box.width - size) / 2} ${box.y + (box.height - size) / 2}) scale(${size / 100})`;

interface PictureProps {
  readonly view: KarubaView;
  readonly seat: number;
  /** The tile of the last round: where it was laid is marked. */
  readonly lastTile: number;
  readonly coordinates: boolean;
}

export function IslandPicture({ view, seat, lastTile, coordinates }: PictureProps): JSX.Element {
  const lying = new Set((view.lying[seat] ?? "").split(" "));
  const island = view.islands[seat] ?? [];
  const { facts } = view;
  const { width, height } = islandSize(facts);
  return (
    <svg class="k-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Land facts={facts} coordinates={coordinates} taken={takenOf(view, seat)} />
      {facts.cells.map((cell, index) => {
        const number = island[index] ?? 0;
        if (number === 0) return null;
        return (
          <g key={cell} transform={into(cellBox(facts, cell), 100)} data-place={`island:${seat}:${cell}`}>
            <TileArt word={wordOf(view, number)} number={number} lies={lying.has(cell)} />
            {number === lastTile && <rect class="k-fresh" x="4" y="4" width="92" height="92" rx="9" />}
          </g>
        );
      })}
      {facts.colours.map((colour) => {
        const number = templeOf(view, colour);
        if (number === 0) return null;
        return (
          <g key={colour} transform={into(jungleBox(facts, number), TEMPLE_SIZE)}>
            <TempleArt colour={colour} />
          </g>
        );
      })}
      {facts.colours.map((colour, index) => {
        const box = standBox(view, seat, index);
        if (!box) return null;
        const home = view.where[seat]?.[index] === "temple";
        return (
          <g
            key={colour}
            transform={into(home ? { ...box, x: box.x + 22, y: box.y + 18 } : box, home ? 54 : 78)}
            data-place={`walker:${seat}:${colour}`}
          >
            <AdventurerArt colour={colour} />
          </g>
        );
      })}
    </svg>
  );
}
