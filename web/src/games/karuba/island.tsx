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
  islandSize,
  jungleBox,
  planOf,
  standBox,
  takenOf,
  templeOf,
  tileTexts,
  wordOf,
  type Box,
  type KarubaFacts,
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
function spot(facts: KarubaFacts, box: Box): CSSProperties {
  const { width, height } = islandSize(facts);
  return {
    left: share(box.x, width),
    top: share(box.y, height),
    width: share(box.width, width),
    height: share(box.height, height),
  };
}

export function Island({ view, seat, selection }: IslandProps): JSX.Element {
  const picks = [...selection.picks.value];
  const walking = picks.some((id) => id.startsWith("adventurer:"));
  const plan = planOf(view.choices[seat]);
  const { width, height } = islandSize(view.facts);
  const placing = view.phase === "place" || view.phase === "temple";
  const classes = ["k-map", walking && "walking", picks.length === 0 && plan && "decided"].filter(Boolean).join(" ");
  return (
    <div class={classes}>
      <svg class="k-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Land facts={view.facts} coordinates taken={takenOf(view, seat)} />
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
  const free = view.facts.numbers.filter((number) => !view[kind].some((taken) => taken === number));
  const boxOf = kind === "beach" ? beachBox : jungleBox;
  return (
    <PickGroup label={t(`karuba-ui-rim-${kind}`)} ids={free.map((number) => `${kind}:${number}`)}>
      {free.map((number) => (
        <Pickable
          key={number}
          id={`${kind}:${number}`}
          class={`k-spot k-slot ${kind}`}
          style={spot(view.facts, boxOf(view.facts, number))}
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
  const { cells, columns } = view.facts;
  const lying = new Set((view.lying[seat] ?? "").split(" "));
  return (
    <PickGroup label={t("karuba-ui-cells")} ids={cells.map((cell) => `cell:${cell}`)} columns={columns}>
      {cells.map((cell, index) => {
        const number = view.islands[seat]?.[index] ?? 0;
        const chosen = plan?.kind === "lay" && plan.cell === cell;
        const ghost = number === 0 && (chosen || selection.picks.value.has(`cell:${cell}`));
        return (
          <Pickable
            key={cell}
            id={`cell:${cell}`}
            class={["k-spot k-cell", number > 0 ? "laid" : "open", chosen && "chosen"].filter(Boolean).join(" ")}
            style={spot(view.facts, cellBox(view.facts, cell))}
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
  const placed = view.facts.colours.filter((colour) => templeOf(view, colour) > 0);
  return (
    <PickGroup label={t("karuba-ui-temples")} ids={placed.map((colour) => `temple:${colour}`)}>
      {placed.map((colour) => (
        <Pickable
          key={colour}
          id={`temple:${colour}`}
          class="k-spot k-temple-spot"
          style={spot(view.facts, jungleBox(view.facts, templeOf(view, colour)))}
          label={`${t("karuba-ui-temple", { colour })}, ${t("karuba-ui-jungle", { number: templeOf(view, colour) })}`}
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
  const { colours } = view.facts;
  const placed = colours.filter((_, index) => standBox(view, seat, index) !== null);
  return (
    <PickGroup label={t("karuba-ui-adventurers")} ids={placed.map((colour) => `adventurer:${colour}`)}>
      {placed.map((colour) => {
        const index = colours.indexOf(colour);
        const where = view.where[seat]?.[index] ?? "beach";
        const box = standBox(view, seat, index);
        const at = where === "beach" || where === "temple" ? where : "cell";
        return (
          <Pickable
            key={colour}
            id={`adventurer:${colour}`}
            class={`k-spot k-walker at-${at}`}
            style={box ? spot(view.facts, box) : {}}
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
  const { facts } = view;
  const goal = plan.to === "temple" ? jungleBox(facts, templeOf(view, plan.colour)) : cellBox(facts, plan.to);
  return (
    <span class="k-spot k-planned" style={spot(facts, goal)}>
      <Piece>
        <AdventurerArt colour={plan.colour} />
      </Piece>
    </span>
  );
}
