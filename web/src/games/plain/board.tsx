/** Any game, drawn from its view and its moves alone: fields in tables, elements and moves as buttons. */
import type { JSX } from "preact";
import { t, say } from "../../base/texts";
import { useSeats } from "../../parts/seated";
import { Pickable, PickGroup } from "../../pick/element";
import { candidates, elementsOf } from "../../pick/pick";
import type { Selection } from "../../pick/selection";
import type { Move } from "../../wire/protocol";
import type { BoardProps } from "../face";
import { byKind, byVerb, fieldsOf, type Fields, type Told } from "./view";

/** At most so many moves of one verb are shown; picking elements narrows them down. */
const MOST_MOVES = 12;

export function PlainBoard({ view, seat, selection }: BoardProps): JSX.Element {
  const seats = useSeats();
  const fields = fieldsOf(view, seats);
  return (
    <div class="plain">
      <section class="plain-panel" aria-labelledby="plain-position">
        <h2 id="plain-position">{t("ui-plain-position")}</h2>
        {fields.bySeat.length > 0 && <SeatTable fields={fields} seats={seats} own={seat} />}
        <dl class="plain-facts">
          {fields.facts.map(({ name, value }, index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>
                <Value told={value} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {selection.moves.value.length > 0 && <Moves selection={selection} />}
    </div>
  );
}

function Value({ told }: { told: Told }): JSX.Element {
  return told === null ? <i class="plain-hidden">{t("ui-plain-hidden")}</i> : <>{told}</>;
}

interface SeatTableProps {
  readonly fields: Fields;
  readonly seats: number;
  readonly own: number;
}

/** What each seat has: a column for each of them. On a narrow screen it scrolls, by keyboard too. */
function SeatTable({ fields, seats, own }: SeatTableProps): JSX.Element {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <div class="plain-scroll" role="region" aria-labelledby="plain-position" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("ui-plain-field")}</th>
            {all.map((seat) => (
              <th key={seat} scope="col" class={seat === own ? "own" : ""} data-place={`seat:${seat}`}>
                {t("ui-player", { player: { seat } })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.bySeat.map(({ name, values }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {values.map((value, seat) => (
                <td key={seat} class={seat === own ? "own" : ""}>
                  <Value told={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The elements to put a move together from, and the moves that contain what is picked. */
function Moves({ selection }: { selection: Selection }): JSX.Element {
  const moves = selection.moves.value;
  return (
    <section class="plain-panel" aria-labelledby="plain-moves">
      <h2 id="plain-moves">{t("ui-plain-moves")}</h2>
      {[...byKind(moves)].map(([kind, ids]) => (
        <div key={kind} class="plain-kind">
          <h3>{kind}</h3>
          <PickGroup class="plain-row" label={kind} ids={ids}>
            {ids.map((id) => (
              <Pickable key={id} id={id} class="plain-element" label={kind} selection={selection}>
                <span>{id.slice(kind.length + 1)}</span>
              </Pickable>
            ))}
          </PickGroup>
        </div>
      ))}
      {[...byVerb(candidates(moves, selection.picks.value))].map(([verb, named]) => (
        <Verb key={verb} verb={verb} moves={named} selection={selection} />
      ))}
    </section>
  );
}

interface VerbProps {
  readonly verb: string;
  readonly moves: readonly Move[];
  readonly selection: Selection;
}

/** The moves of one verb. A press picks the elements of a move; the action bar then offers it. */
function Verb({ verb, moves, selection }: VerbProps): JSX.Element {
  const picks = selection.picks.value;
  const isPicked = (move: Move): boolean => elementsOf(move).length === picks.size;
  return (
    <div class="plain-verb">
      <h3>{verb}</h3>
      <div class="plain-row" role="group" aria-label={verb}>
        {moves.slice(0, MOST_MOVES).map((move) => (
          <button
            key={move.move}
            type="button"
            class="small"
            aria-pressed={isPicked(move)}
            onClick={() => selection.choose(isPicked(move) ? [] : elementsOf(move))}
          >
            {say(move.say)}
          </button>
        ))}
        {moves.length > MOST_MOVES && <p class="quiet">{t("ui-plain-more", { count: moves.length - MOST_MOVES })}</p>}
      </div>
    </div>
  );
}
