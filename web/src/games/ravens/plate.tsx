/** A player's plate: raven, name, points, cards, and how far the way is. Between the plates the points on their track. */
import type { ComponentChildren, JSX } from "preact";
import { useTurn } from "../../parts/seated";
import { Plate } from "../../parts/plate";
import { t } from "../../base/texts";
import { CardBack } from "./card";
import { Land } from "./land";
import { Raven } from "./pieces";
import { landText, LANE_NUMBERS, symbolOf, type Lane, type RavensView } from "./view";

interface PlayerProps {
  readonly view: RavensView;
  readonly seat: Lane;
}

export function Player({ view, seat }: PlayerProps): JSX.Element {
  const onTurn = useTurn(view) === seat;
  const lane = view.facts.lanes[seat] ?? "";
  const sizes = {
    hand: view.hand_sizes[seat] ?? 0,
    stack: view.stack_sizes[seat] ?? 0,
    pile: view.pile_sizes[seat] ?? 0,
  };
  return (
    <Plate class="rv-plate" seat={seat} onTurn={onTurn} sign={<Raven lane={seat} />}>
      <p class="rv-colour">
        {t("ravens-ui-lane", { lane })} · {lane}
        {onTurn && <span class="rv-tag">{t("ravens-ui-on-turn")}</span>}
      </p>
      <b class="rv-points" title={t("ravens-ui-points", { points: view.scores[seat] ?? 0 })}>
        <span aria-hidden="true">{view.scores[seat]}</span>
        <span class="unseen">{t("ravens-ui-points", { points: view.scores[seat] ?? 0 })}</span>
      </b>
      <p class="rv-sizes" title={t("ravens-ui-sizes", sizes)}>
        <span class="unseen">{t("ravens-ui-sizes", sizes)}</span>
        <Count name="hand" count={sizes.hand} />
        <Count name="stack" count={sizes.stack} />
        <Count name="pile" count={sizes.pile} />
      </p>
      <Ahead view={view} seat={seat} />
    </Plate>
  );
}

function Count({ name, count }: { name: "hand" | "stack" | "pile"; count: number }): JSX.Element {
  return (
    <span class={`rv-count ${name}`} aria-hidden="true">
      <CardBack />
      <b>{count}</b>
      <small>{t(`ravens-ui-short-${name}`)}</small>
    </span>
  );
}

/** The landscape ahead, what it costs, and the groups to go. */
function Ahead({ view, seat }: { view: RavensView; seat: Lane }): JSX.Element | null {
  const next = view.derived.next[seat];
  if (!next) return null;
  const units = view.derived.units[seat] ?? 1;
  const words = t("ravens-ui-ahead", { landscape: landText(next), units });
  return (
    <p class="rv-ahead" title={words}>
      <span class="unseen">{words}</span>
      <Land symbol={symbolOf(next)} />
      {units > 1 && <b aria-hidden="true">×{units}</b>}
      <span>{t("ravens-ui-groups", { count: view.derived.groups[seat] ?? 0 })}</span>
    </p>
  );
}

/** The points of both on a track to the target, with the stage above and whatever belongs below. */
export function Track({ view, children }: { view: RavensView; children?: ComponentChildren }): JSX.Element {
  const { target } = view.facts;
  const steps = Array.from({ length: target + 1 }, (_, step) => step);
  return (
    <div class="rv-track">
      <h2>{t("ravens-ui-stage", { stage: view.stage })}</h2>
      <ol aria-label={t("ravens-ui-track", { target })} style={{ "--steps": String(steps.length) }}>
        {steps.map((step) => {
          const here = LANE_NUMBERS.filter((lane) => Math.min(target, view.scores[lane] ?? 0) === step);
          return (
            <li key={step} class={step === target ? "goal" : ""} aria-hidden={here.length === 0}>
              <i>{step}</i>
              {here.map((lane) => (
                <span key={lane} data-id={`score:${lane}`}>
                  <Raven lane={lane} />
                  <span class="unseen">{t("ui-player", { player: { seat: lane } })}</span>
                </span>
              ))}
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}
