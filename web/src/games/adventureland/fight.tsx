/** The fight that is on: the creature, how far one has come, the dice; and the odds of each way to go on. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { elementsOf } from "../../pick/pick";
import type { Move } from "../../wire/protocol";
import { percentOf } from "../../base/percent";
import { say, t } from "../../base/texts";
import { DieFace, ThingFace, TileFace, Traveller } from "./pieces";
import type { Fight, LandFacts } from "./view";

/** So many ways are shown before one asks for all of them. */
const SHOWN = 5;

interface FightProps {
  readonly facts: LandFacts;
  readonly fight: Fight;
  readonly selection: Selection;
}

export function FightPanel({ facts, fight, selection }: FightProps): JSX.Element {
  const share = Math.min(100, (100 * fight.total) / fight.strength);
  return (
    <section class="al-panel al-fight" aria-labelledby="al-fight-title">
      <div class="al-fight-head">
        <ThingFace kind="creature" strength={fight.strength} />
        <div>
          <h2 id="al-fight-title">
            {t("adventureland-ui-fight", { space: fight.space, total: fight.total, strength: fight.strength })}
          </h2>
          <span class="al-bar" aria-hidden="true">
            <i style={{ width: `${share}%` }} />
          </span>
        </div>
        <Traveller seat={fight.seat} />
      </div>
      {(fight.dice.length > 0 || fight.swords.length > 0) && (
        <Thrown facts={facts} fight={fight} selection={selection} />
      )}
    </section>
  );
}

/** The swords that were used and the dice they brought; dice of one number are one element. */
function Thrown({ facts, fight, selection }: FightProps): JSX.Element {
  const faces = [...new Set(fight.dice)];
  return (
    <div class="al-thrown">
      {fight.swords.map((value, index) => (
        <TileFace key={index} facts={facts} tile={{ kind: "sword", value }} />
      ))}
      <PickGroup class="al-dice" label={t("adventureland-ui-dice")} ids={faces.map((face) => `die:${face}`)}>
        {faces.map((face) => {
          const count = fight.dice.filter((other) => other === face).length;
          return (
            <Pickable
              key={face}
              id={`die:${face}`}
              label={t("adventureland-ui-die", { face, count })}
              selection={selection}
            >
              {Array.from({ length: count }, (_, index) => (
                <DieFace key={index} face={face} />
              ))}
            </Pickable>
          );
        })}
      </PickGroup>
    </div>
  );
}

interface Way {
  readonly move: Move;
  readonly odds: number;
}

/** The best odds first; of those that read the same, that which spends fewest tiles, and buttons last. */
function waysOf(fight: Fight, moves: readonly Move[]): Way[] {
  const ways = fight.odds.flatMap(({ move, odds }) => {
    const offered = moves.find((each) => each.move === move);
    return offered ? [{ move: offered, odds }] : [];
  });
  const percent = ({ odds }: Way): number => percentOf(odds);
  const spent = ({ move }: Way): number => elementsOf(move).length || Infinity;
  return ways.sort((a, b) => percent(b) - percent(a) || (spent(a) === spent(b) ? 0 : spent(a) - spent(b)));
}

/** The odds of every way to go on, for the fighter alone. */
export function Ways({ fight, selection }: Omit<FightProps, "facts">): JSX.Element {
  const [all, setAll] = useState(false);
  const ways = waysOf(fight, selection.moves.value);
  const picks = selection.picks.value;
  const isPicked = (move: Move): boolean => {
    const elements = elementsOf(move);
    return elements.length > 0 && elements.length === picks.size && elements.every((id) => picks.has(id));
  };
  const shown = ways.filter((way, index) => all || index < SHOWN || isPicked(way.move));
  return (
    <section class="al-panel al-ways" aria-labelledby="al-ways-title">
      <h2 id="al-ways-title">{t("adventureland-ui-odds")}</h2>
      <ul>
        {shown.map((way) => (
          <li key={way.move.move} class={isPicked(way.move) ? "picked" : ""}>
            <WayLine way={way} selection={selection} />
          </li>
        ))}
      </ul>
      {ways.length > SHOWN && (
        <button type="button" class="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("adventureland-ui-fewer-ways") : t("adventureland-ui-all-ways", { count: ways.length })}
        </button>
      )}
    </section>
  );
}

/** One way to go on. A press picks its tiles; what is a button in the action bar anyhow is only shown. */
function WayLine({ way, selection }: { way: Way; selection: Selection }): JSX.Element {
  const elements = elementsOf(way.move);
  const face = (
    <>
      <span class="al-way-words">{say(way.move.say)}</span>
      <span class="al-bar" aria-hidden="true">
        <i style={{ width: `${100 * way.odds}%` }} />
      </span>
    </>
  );
  if (elements.length === 0) return <div class="al-way">{face}</div>;
  return (
    <button type="button" class="al-way" onClick={() => selection.choose(elements)}>
      {face}
    </button>
  );
}
