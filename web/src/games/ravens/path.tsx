/** The path: landscape cards with a space for each lane, the ravens, the stone, and the card to be laid at its end. */
import type { JSX } from "preact";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup, type PickableProps } from "../../pick/element";
import { say, t } from "../../base/texts";
import { wordsOf } from "../../parts/lists";
import { Land } from "./land";
import { Raven, Stone } from "./pieces";
import { flightTo, fly, landText, lanesFor, symbolOf, type Lane, type RavensView } from "./view";

interface PathProps {
  readonly view: RavensView;
  readonly seat: number;
  readonly selection: Selection;
}

export function Path({ view, seat, selection }: PathProps): JSX.Element {
  const cards = wordsOf(view.path);
  const lanes = lanesFor(seat);
  const { lanes: names } = view.facts;
  const bySpace = choosesSpaces(selection);
  const numbers = cards.map((_, at) => at + 1);
  const targets = bySpace
    ? lanes.flatMap((lane) => numbers.map((number) => `space:${names[lane] ?? ""}${number}`))
    : numbers.map((number) => `card:${number}`);
  const lays = laysOf(view.drawn);
  const pieces = [seat >= 0 && "raven:own", view.marker && "marker:stone"].filter((id) => typeof id === "string");
  const column = (number: number): JSX.Element => (
    <Pieces key={`pieces${number}`} number={number} view={view} seat={seat} selection={selection} />
  );
  const columns = { "--columns": String(1 + cards.length + lays.length) };
  return (
    <div class="rv-strip">
      <PickGroup class="rv-path" style={columns} label={t("ravens-ui-path")} ids={[...pieces, ...targets, ...lays]}>
        <div class="rv-column rv-start">
          <div class="rv-halves">
            {lanes.map((lane) => (
              <span key={lane} class="rv-half rv-perch" aria-hidden="true">
                {names[lane]}
              </span>
            ))}
          </div>
          {column(0)}
          <span class="rv-number">{t("ravens-ui-start")}</span>
        </div>
        {cards.map((card, at) => (
          <div key={at} class={at === cards.length - 1 ? "rv-column last" : "rv-column"}>
            {bySpace ? (
              <Spaces card={card} number={at + 1} lanes={lanes} names={names} selection={selection} />
            ) : (
              <WholeCard
                card={card}
                lanes={lanes}
                selection={selection}
                number={at + 1}
                space={`${names[seat] ?? ""}${at + 1}`}
              />
            )}
            {column(at + 1)}
            <span class="rv-number" aria-hidden="true">
              {at === cards.length - 1 && <Flag />}
              {at + 1}
            </span>
          </div>
        ))}
        {lays.map((id) => (
          <Lay key={id} id={id} lanes={lanes} selection={selection} />
        ))}
      </PickGroup>
    </div>
  );
}

/** Whether the picks ask for a space rather than for a card. */
function choosesSpaces(selection: Selection): boolean {
  const ids = [...selection.live.value];
  return ids.some((id) => id.startsWith("space:")) && !ids.some((id) => id.startsWith("card:"));
}

/** The ways round in which the drawn card can lie. */
function laysOf(drawn: string): string[] {
  if (!drawn) return [];
  return [...new Set([drawn, [...drawn].reverse().join("")])].map((card) => `lay:${card}`);
}

/** The landscapes of a card as they lie, the viewer's own lane below. */
function Halves({ card, lanes }: { card: string; lanes: readonly Lane[] }): JSX.Element {
  return (
    <span class="rv-halves">
      {lanes.map((lane) => (
        <span key={lane} class="rv-half">
          <Land key={card.charAt(lane)} symbol={symbolOf(card.charAt(lane))} />
        </span>
      ))}
    </span>
  );
}

interface CardProps {
  readonly card: string;
  readonly number: number;
  readonly lanes: readonly Lane[];
  readonly selection: Selection;
}

const halvesOf = (card: string): { a: ReturnType<typeof landText>; b: ReturnType<typeof landText> } => ({
  a: landText(card.charAt(0)),
  b: landText(card.charAt(1)),
});

/** What stands for an element that fits no move, on a space where a flight ends that fits: a press on it flies there. */
function flightInstead(selection: Selection, id: string, space: string): Pick<PickableProps, "equal"> {
  const piece = flightTo(selection.moves.value, space);
  const live = selection.live.value;
  if (!piece || live.has(id) || !live.has(piece)) return {};
  return { equal: { live: true, press: () => fly(selection, piece) } };
}

/** A card of the path; `space` is the viewer's own half. */
function WholeCard({ card, number, space, lanes, selection }: CardProps & { readonly space: string }): JSX.Element {
  const id = `card:${number}`;
  const label = t("ravens-ui-land", { number, ...halvesOf(card) });
  return (
    <Pickable
      id={id}
      class="rv-landcard"
      label={label}
      selection={selection}
      from="lands"
      to="lands"
      {...flightInstead(selection, id, space)}
    >
      <Halves card={card} lanes={lanes} />
    </Pickable>
  );
}

function Spaces({
  card,
  number,
  lanes,
  names,
  selection,
}: CardProps & { readonly names: readonly string[] }): JSX.Element {
  return (
    <div class="rv-landcard rv-halves">
      {lanes.map((lane) => {
        const space = `${names[lane] ?? ""}${number}`;
        const landscape = landText(card.charAt(lane));
        const label = t("ravens-ui-space", { space, landscape });
        return (
          <Pickable key={lane} id={`space:${space}`} class="rv-half" label={label} selection={selection}>
            <Land symbol={symbolOf(card.charAt(lane))} />
          </Pickable>
        );
      })}
    </div>
  );
}

function Lay({ id, lanes, selection }: { id: string; lanes: readonly Lane[]; selection: Selection }): JSX.Element {
  const card = id.slice("lay:".length);
  const label = say({ id: "ravens-move-lay", args: halvesOf(card) });
  return (
    <div class="rv-column rv-lay">
      <Pickable id={id} class="rv-landcard" label={label} selection={selection} from="lands">
        <Halves card={card} lanes={lanes} />
      </Pickable>
      <span class="rv-number" aria-hidden="true">
        ?
      </span>
    </div>
  );
}

/** What stands on the two spaces of one card, and where the own raven would land. */
function Pieces({ number, view, seat, selection }: PathProps & { number: number }): JSX.Element {
  return (
    <>
      {lanesFor(seat).map((lane, row) => {
        const space = `${view.facts.lanes[lane] ?? ""}${number}`;
        const style = { "--row": String(row) };
        if (view.positions[lane] === number) {
          return (
            <div key={lane} class="rv-piece" style={style}>
              <RavenPiece lane={lane} own={lane === seat} selection={selection} />
            </div>
          );
        }
        if (view.marker === space) {
          return (
            <div key={lane} class="rv-piece" style={style}>
              <Pickable
                id="marker:stone"
                label={t("ravens-ui-marker")}
                selection={selection}
                to="aside"
                {...flightInstead(selection, "marker:stone", space)}
              >
                <Stone />
              </Pickable>
            </div>
          );
        }
        if (!flightTo(selection.moves.value, space)) return null;
        return (
          <div key={lane} class="rv-piece rv-landing" style={style} title={t("ravens-ui-landing")}>
            <Raven lane={lane} ghost />
          </div>
        );
      })}
    </>
  );
}

function RavenPiece({ lane, own, selection }: { lane: Lane; own: boolean; selection: Selection }): JSX.Element {
  const label = t("ravens-ui-raven", { player: { seat: lane } });
  if (own) {
    return (
      <Pickable id="raven:own" label={label} selection={selection}>
        <Raven lane={lane} />
      </Pickable>
    );
  }
  return (
    <span data-id={`raven:${lane}`} title={label}>
      <Raven lane={lane} />
      <span class="unseen">{label}</span>
    </span>
  );
}

function Flag(): JSX.Element {
  return (
    <svg class="rv-flag" viewBox="0 0 12 14" aria-hidden="true">
      <path d="M2 14V1h8L7.500 4 10 7H3.500v7z" />
    </svg>
  );
}
