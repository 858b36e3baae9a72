/** The land: the map, what lies and stands on it, and the start spots at its edges. */
import { computed, signal } from "@preact/signals";
import type { CSSProperties, JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { t } from "../../base/texts";
import { wordsOf } from "../../parts/lists";
import { ThingFace, Traveller } from "./pieces";
import { TerrainMap } from "./terrain";
import { cellOf, fightOf, figuresOf, thingOf, type Changes, type LandFacts, type LandView } from "./view";
import { figuresText, spaceText } from "./words";

/** Whether the map is drawn large in a box that scrolls, for fingers on a small screen. */
const large = signal(false);

interface LandProps {
  readonly view: LandView;
  readonly seat: number;
  readonly selection: Selection;
  readonly news: Changes;
}

const at = (facts: LandFacts, place: string): CSSProperties => {
  const { column, row } = cellOf(facts, place);
  return { gridColumn: column + 1, gridRow: row + 1 };
};

/** So many columns and rows, for the style. */
const sizeOf = ({ columns, rows }: LandFacts): CSSProperties => ({
  "--columns": String(columns.length),
  "--rows": String(rows.length),
});

const isFigurePicked = ({ picks }: Selection): boolean => [...picks.value].some((id) => id.startsWith("figure:"));

export function Land({ view, seat, selection, news }: LandProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (large.value) showChoice(frame.current);
  }, [large.value]);
  const choosing = useMemo(() => computed(() => isFigurePicked(selection)), [selection]).value;
  return (
    <section class="al-land" aria-label={t("adventureland-ui-board")}>
      <div class={large.value ? "al-window large" : "al-window"} ref={frame}>
        <div class={choosing ? "al-sheet choosing" : "al-sheet"} style={sizeOf(view.facts)}>
          <TerrainMap view={view} />
          <Headings view={view} seat={seat} />
          <OwnFigures view={view} seat={seat} selection={selection} news={news} choosing={choosing} />
          <Spaces view={view} selection={selection} />
          <Things view={view} seat={seat} news={news} />
        </div>
      </div>
      <button type="button" class="al-zoom small" onClick={() => (large.value = !large.value)}>
        {large.value ? t("adventureland-ui-whole-map") : t("adventureland-ui-large-map")}
      </button>
    </section>
  );
}

/** Scrolls the large map to the adventurer that is picked, else to one that can be. */
function showChoice(frame: HTMLElement | null): void {
  const figure = frame?.querySelector(".al-figure.picked") ?? frame?.querySelector(".al-stand .al-figure.live");
  if (!frame || !figure) return;
  const box = figure.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  frame.scrollBy(box.left - around.left - around.width / 2, box.top - around.top - around.height / 2);
}

/** Letters and numbers at the edges, and under them who else still waits at a start spot. */
function Headings({ view, seat }: Pick<LandProps, "view" | "seat">): JSX.Element {
  const { facts } = view;
  const own = wordsOf(view.spots[seat]);
  return (
    <div class="al-layer headings" aria-hidden="true">
      {[...facts.columns, ...facts.rows].map((name) => (
        <span
          key={name}
          class={own.includes(name) ? "al-heading taken" : "al-heading"}
          style={at(facts, name)}
          data-place={`place:${name}`}
        >
          <b>{name}</b>
          <i>
            {view.spots.map((list, other) => {
              const waits = other !== seat && wordsOf(list).includes(name);
              return waits && <Traveller key={other} seat={other} />;
            })}
          </i>
        </span>
      ))}
    </div>
  );
}

/** One's own adventurers: those that wait at the start, then those on the land from north-west on. */
function OwnFigures({ view, seat, selection, news, choosing }: LandProps & { choosing: boolean }): JSX.Element | null {
  const spots = wordsOf(view.spots[seat]);
  const groups = figuresOf(view).filter((figures) => figures.seat === seat);
  if (spots.length + groups.length === 0) return null;
  const ids = [...spots, ...groups.map((group) => group.space)].map((place) => `figure:${place}`);
  const picked = selection.picks.value;
  return (
    <PickGroup class="al-layer figures" label={t("adventureland-ui-own-figures")} ids={ids}>
      {spots.map((spot) => (
        <div key={spot} class="al-stand" style={at(view.facts, spot)}>
          <Pickable
            id={`figure:${spot}`}
            class="al-figure"
            label={t("adventureland-ui-spot", { spot })}
            selection={selection}
          >
            <Traveller seat={seat} />
          </Pickable>
        </div>
      ))}
      {groups.map((group) => {
        const live = selection.live.value.has(`space:${group.space}`);
        const target = choosing && live && !picked.has(`figure:${group.space}`);
        return (
          <div key={group.space} class={target ? "al-stand target" : "al-stand"} style={at(view.facts, group.space)}>
            <Pickable
              id={`figure:${group.space}`}
              class="al-figure"
              label={`${group.space}: ${figuresText(group)}`}
              selection={selection}
              from={news.arrived.get(group.space) ?? ""}
            >
              <Traveller seat={seat} adventurers={group.adventurers} companions={group.companions} />
            </Pickable>
          </div>
        );
      })}
    </PickGroup>
  );
}

/** All spaces, to be picked as the end of a move. */
function Spaces({ view, selection }: { view: LandView; selection: Selection }): JSX.Element {
  const { spaces, columns } = view.facts;
  const figures = figuresOf(view);
  const fought = fightOf(view)?.space;
  const open = new Set(view.discard.slice(0, view.revealed));
  const classOf = (space: string): string =>
    ["al-space", open.has(space) && "open", fought === space && "fought"].filter(Boolean).join(" ");
  return (
    <PickGroup
      class="al-layer spaces"
      label={t("adventureland-ui-board")}
      ids={spaces.map((space) => `space:${space}`)}
      columns={columns.length}
    >
      {spaces.map((space, index) => (
        <div key={space} class={classOf(space)} style={at(view.facts, space)} data-place={`place:${space}`}>
          <Pickable id={`space:${space}`} label={spaceText(view, index, figures)} selection={selection}>
            {null}
          </Pickable>
        </div>
      ))}
    </PickGroup>
  );
}

/** What lies on the land, the others' figures and the water spirit: to be seen, not to be picked. */
function Things({ view, seat, news }: Omit<LandProps, "selection">): JSX.Element {
  const all = figuresOf(view);
  const others = all.filter((figures) => figures.seat !== seat);
  const crowded = new Set([...all.map((figures) => figures.space), view.spirit]);
  return (
    <div class="al-layer things" aria-hidden="true">
      {view.facts.spaces.map((space, index) => {
        const thing = thingOf(view.tile[index]);
        if (!thing) return null;
        return (
          <div key={space} class={crowded.has(space) ? "al-stand crowded" : "al-stand"} style={at(view.facts, space)}>
            <span data-id={`thing:${space}`} data-from={news.laid.has(space) ? "supply" : undefined}>
              <ThingFace kind={thing.kind} strength={thing.strength} />
            </span>
          </div>
        );
      })}
      {others.map((group) => (
        <div key={`${group.seat} ${group.space}`} class="al-stand" style={at(view.facts, group.space)}>
          <span data-id={`other:${group.seat}:${group.space}`} data-from={news.arrived.get(group.space)}>
            <Traveller seat={group.seat} adventurers={group.adventurers} companions={group.companions} />
          </span>
        </div>
      ))}
      {view.spirit && (
        <div class="al-stand spirit" style={at(view.facts, view.spirit)}>
          <span data-id="spirit">
            <ThingFace kind="spirit" />
          </span>
        </div>
      )}
    </div>
  );
}
