/** The haunted house: floors from the attic down, who stands where, the chips left behind and those to be won. */
import type { JSX } from "preact";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { say, t } from "../../base/texts";
import { Figure, Ghost } from "./figures";
import { Chip, Die } from "./pieces";
import { Backdrop, Roof } from "./rooms";
import {
  atFloor,
  figureText,
  floorOf,
  floorsOf,
  friendsOn,
  ghostFloor,
  penaltyOn,
  toFloor,
  type Friend,
  type SpookiesView,
} from "./view";

interface HouseProps {
  readonly view: SpookiesView;
  readonly selection: Selection;
}

const figureId = (friend: Friend): string => `figure:${friend}`;

/** Where the ghost may be asked to go: a floor beside its own, while it must move. */
function ghostStep(view: SpookiesView, floor: number): "up" | "down" | null {
  if (view.phase !== "ghost") return null;
  const step = floor - ghostFloor(view);
  return step === 1 ? "up" : step === -1 ? "down" : null;
}

export function House({ view, selection }: HouseProps): JSX.Element {
  const floors = floorsOf(view.facts);
  const ids = floors.flatMap((floor) => {
    const step = ghostStep(view, floor);
    return [...(step ? [`ghost:${step}`] : []), ...friendsOn(view, floor).map(figureId)];
  });
  return (
    <PickGroup class="house" label={t("spookies-ui-house")} ids={ids}>
      <div class="house-top" aria-hidden="true">
        <Roof />
        <span class="house-dice">
          {view.facts.dice.map((dice) => (
            <span key={dice} class="house-die">
              <b>{dice}</b>
              <Die value={6} idle />
            </span>
          ))}
        </span>
      </div>
      {floors.map((floor) => (
        <Floor key={floor} floor={floor} view={view} selection={selection} />
      ))}
      <p class="house-legend">
        {t("spookies-ui-rewards")}. <span>{t("spookies-ui-odds")}</span>
      </p>
    </PickGroup>
  );
}

function Floor({ floor, view, selection }: HouseProps & { floor: number }): JSX.Element {
  const { start, garden, attic } = view.facts;
  const level = floor - start;
  const named = [start, garden, attic].includes(floor);
  const penalty = penaltyOn(view, floor);
  const step = ghostStep(view, floor);
  const led = view.active !== "" && view.phase !== "over" && floorOf(view, view.active) === floor;
  return (
    <div class={led ? `floor level-${level} led` : `floor level-${level}`}>
      <span class="floor-name">
        {level > 0 && <b aria-hidden="true">{floor}</b>}
        <span class={named ? "" : "unseen"}>{t("spookies-floor", { floor })}</span>
      </span>
      <div class="room">
        <Backdrop level={level} />
        {step && (
          <Pickable
            id={`ghost:${step}`}
            label={t(`spookies-move-ghost-${step}`, { floor: toFloor(floor) })}
            selection={selection}
            class="ghost-step"
          >
            <Ghost />
            <i aria-hidden="true">{step === "up" ? "▲" : "▼"}</i>
          </Pickable>
        )}
        {ghostFloor(view) === floor && (
          <span class="ghost" data-id="ghost" title={t("spookies-ui-ghost")}>
            <Ghost />
            <span class="unseen">{t("spookies-ui-ghost")}</span>
          </span>
        )}
        {friendsOn(view, floor).map((friend) => (
          <FigureHere key={friend} friend={friend} view={view} selection={selection} />
        ))}
      </div>
      <span class="left-behind" data-place={`floor:${floor}`}>
        {penalty > 0 && (
          <span key={penalty} class="penalty" title={t("spookies-ui-penalty", { count: penalty })}>
            <Chip />
            <b aria-hidden="true">{penalty}</b>
            <span class="unseen">{t("spookies-ui-penalty", { count: penalty })}</span>
          </span>
        )}
      </span>
      {level > 0 && <Rewards floor={floor} view={view} />}
    </div>
  );
}

function FigureHere({ friend, view, selection }: HouseProps & { friend: Friend }): JSX.Element {
  const led = view.active === friend && view.phase !== "over";
  const where = { figure: figureText(friend), floor: atFloor(floorOf(view, friend)) };
  return (
    <Pickable
      id={figureId(friend)}
      label={t(led ? "spookies-ui-figure-led" : "spookies-ui-figure-at", where)}
      selection={selection}
      class={led ? "friend led" : "friend"}
    >
      <Figure friend={friend} />
      <span class="friend-name" aria-hidden="true">
        {say(figureText(friend))}
      </span>
    </Pickable>
  );
}

/** The chips to be won here, by number of dice. */
function Rewards({ floor, view }: { floor: number; view: SpookiesView }): JSX.Element {
  const rewards = view.facts.rewards[floor] ?? [];
  const sure = view.facts.sure[floor] ?? [];
  const [two = 0, three = 0, four = 0] = rewards;
  return (
    <span class="rewards">
      <span class="unseen">{t("spookies-ui-floor-rewards", { two, three, four })}</span>
      {rewards.map((chips, at) => (
        <b
          key={at}
          class={chips === 0 ? "nothing" : ""}
          aria-hidden="true"
          title={sure[at] === "estimated" ? t("spookies-ui-estimated") : undefined}
        >
          {sure[at] === "estimated" && <i>~</i>}
          {chips}
        </b>
      ))}
    </span>
  );
}
