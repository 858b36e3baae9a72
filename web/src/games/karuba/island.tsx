/** One's own island: every cell, adventurer and temple to pick, what one would do, and what one has chosen. */
import type { CSSProperties, JSX } from "preact";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { say, t } from "../../base/texts";
import { Land } from "./land";
import { AdventurerArt, FindArt, Piece, TempleArt, TileArt } from "./pieces";
import {
  beachBox,
  cellBox,
  CELLS,
  COLOURS,
  COLUMNS,
  HEIGHT,
  jungleBox,
  NUMBERS,
  planOf,
  standBox,
  takenOf,
  tileTexts,
  WIDTH,
  wordOf,
  type Box,
  type KarubaView,
  type Plan,
} from "./view";

interface IslandProps {
  readonly view: KarubaView;
  readonly seat: number;
  readonly selection: Selection;
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** A place on the island for the style sheet, in shares of its size. */
const spot = (box: Box): CSSProperties => ({
  left: share(box.x, WIDTH),
  top: share(box.y, HEIGHT),
  width: share(box.width, WIDTH),
  height: share(box.height, HEIGHT),
});

export function Island({ view, seat, selection }: IslandProps): JSX.Element {
  const picks = [...selection.picks.value];
  const walking = picks.some((id) => id.startsWith("adventurer:"));
  const plan = planOf(view.choices[seat]);
  const placing = view.phase === "place" || view.phase === "temple";
  const classes = ["k-map", walking && "walking", picks.length === 0 && plan && "decided"].filter(Boolean).join(" ");
  return (
    <div class={classes}>
      <svg class="k-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Land coordinates taken={takenOf(view, seat)} />
      </svg>
      {placing && <Rim view={view} selection={selection} kind="jungle" />}
      <Temples view={view} selection={selection} />
      {!placing && <Cells view={view} seat={seat} selection={selection} plan={plan} />}
      {placing && <Rim view={view} selection={selection} kind="beach" />}
      <Adventurers view={view} seat={seat} selection={selection} />
      {plan?.kind === "walk" && <PlannedWalk view={view} plan={plan} />}
    </div>
  );
}

/** The numbers that nothing stands on yet. */
function Rim({
  view,
  selection,
  kind,
}: {
  view: KarubaView;
  selection: Selection;
  kind: "beach" | "jungle";
}): JSX.Element {
  const free = NUMBERS.filter((number) => !view[kind].includes(number));
  const boxOf = kind === "beach" ? beachBox : jungleBox;
  return (
    <PickGroup label={t(`karuba-ui-rim-${kind}`)} ids={free.map((number) => `${kind}:${number}`)}>
      {free.map((number) => (
        <Pickable
          key={number}
          id={`${kind}:${number}`}
          class={`k-spot k-slot ${kind}`}
          style={spot(boxOf(number))}
          label={t(`karuba-ui-${kind}`, { number })}
          selection={selection}
        >
          <i />
        </Pickable>
      ))}
    </PickGroup>
  );
}

function Cells({ view, seat, selection, plan }: IslandProps & { plan: Plan | null }): JSX.Element {
  const lying = new Set((view.lying[seat] ?? "").split(" "));
  return (
    <PickGroup label={t("karuba-ui-cells")} ids={CELLS.map((cell) => `cell:${cell}`)} columns={COLUMNS}>
      {CELLS.map((cell, index) => {
        const number = view.islands[seat]?.[index] ?? 0;
        const chosen = plan?.kind === "lay" && plan.cell === cell;
        const ghost = number === 0 && (chosen || selection.picks.value.has(`cell:${cell}`));
        return (
          <Pickable
            key={cell}
            id={`cell:${cell}`}
            class={["k-spot k-cell", number > 0 ? "laid" : "open", chosen && "chosen"].filter(Boolean).join(" ")}
            style={spot(cellBox(cell))}
            label={cellLabel(view, cell, number, lying.has(cell), chosen)}
            selection={selection}
          >
            {number > 0 && (
              <span class="k-laid" data-id={`tile:${number}`} data-from="drawn">
                <Piece>
                  <TileArt word={wordOf(view, number)} number={number} lies={false} />
                </Piece>
              </span>
            )}
            {number > 0 && lying.has(cell) && <Find word={wordOf(view, number)} cell={cell} seat={seat} />}
            {ghost && (
              <span class="k-laid k-ghost">
                <Piece>
                  <TileArt word={wordOf(view, view.tile)} number={view.tile} lies />
                </Piece>
              </span>
            )}
          </Pickable>
        );
      })}
    </PickGroup>
  );
}

function cellLabel(view: KarubaView, cell: string, number: number, lies: boolean, chosen: boolean): string {
  const words = number > 0 ? [t("karuba-ui-cell-tile", { cell, tile: number })] : [t("karuba-ui-cell", { cell })];
  if (number > 0) words.push(...tileTexts(wordOf(view, number), lies).map(say));
  if (chosen) words.push(t("karuba-ui-your-choice"));
  return words.join(", ");
}

/** What lies on a tile; taken, it goes to whoever took it. */
function Find({ word, cell, seat }: { word: string; cell: string; seat: number }): JSX.Element {
  return (
    <span class="k-laid" data-id={`find:${cell}`} data-from="drawn" data-to={`seat:${seat}`}>
      <Piece>
        <FindArt word={word} />
      </Piece>
    </span>
  );
}

function Temples({ view, selection }: { view: KarubaView; selection: Selection }): JSX.Element {
  const placed = COLOURS.filter((_, index) => (view.jungle[index] ?? 0) > 0);
  return (
    <PickGroup label={t("karuba-ui-temples")} ids={placed.map((colour) => `temple:${colour}`)}>
      {placed.map((colour) => (
        <Pickable
          key={colour}
          id={`temple:${colour}`}
          class="k-spot k-temple-spot"
          style={spot(jungleBox(view.jungle[COLOURS.indexOf(colour)] ?? 0))}
          label={`${t("karuba-ui-temple", { colour })}, ${t("karuba-ui-jungle", { number: view.jungle[COLOURS.indexOf(colour)] ?? 0 })}`}
          selection={selection}
          from="camp"
        >
          <Piece>
            <TempleArt colour={colour} />
          </Piece>
        </Pickable>
      ))}
    </PickGroup>
  );
}

function Adventurers({ view, seat, selection }: IslandProps): JSX.Element {
  const placed = COLOURS.filter((_, index) => standBox(view, seat, index) !== null);
  return (
    <PickGroup label={t("karuba-ui-adventurers")} ids={placed.map((colour) => `adventurer:${colour}`)}>
      {placed.map((colour) => {
        const index = COLOURS.indexOf(colour);
        const where = view.where[seat]?.[index] ?? "beach";
        const box = standBox(view, seat, index);
        const at = where === "beach" || where === "temple" ? where : "cell";
        return (
          <Pickable
            key={colour}
            id={`adventurer:${colour}`}
            class={`k-spot k-walker at-${at}`}
            style={box ? spot(box) : {}}
            label={`${t("karuba-ui-adventurer", { colour })}, ${t("karuba-ui-stands", { where: at, cell: where })}`}
            selection={selection}
          >
            <Piece>
              <AdventurerArt colour={colour} />
            </Piece>
          </Pickable>
        );
      })}
    </PickGroup>
  );
}

/** The adventurer where one has chosen to send it. */
function PlannedWalk({ view, plan }: { view: KarubaView; plan: Extract<Plan, { kind: "walk" }> }): JSX.Element {
  const temple = view.jungle[COLOURS.indexOf(plan.colour)] ?? 0;
  return (
    <span class="k-spot k-planned" style={spot(plan.to === "temple" ? jungleBox(temple) : cellBox(plan.to))}>
      <Piece>
        <AdventurerArt colour={plan.colour} />
      </Piece>
    </span>
  );
}
