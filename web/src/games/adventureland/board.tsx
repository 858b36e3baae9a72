/** The table of Adventure Land: the land, the players, one's pouch, a fight. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { BoardProps } from "../index";
import { ONLOOKER } from "../../protocol";
import { t } from "../../texts";
import { FightPanel, Ways } from "./fight";
import { Land } from "./land";
import { Players, Track } from "./players";
import { Pouch } from "./pouch";
import { Progress } from "./progress";
import { Scores } from "./scores";
import { arrivals, type LandView } from "./view";

export function LandBoard({ view: anyView, seat, table, choice }: BoardProps): JSX.Element {
  const view = anyView as LandView;
  const arrived = useArrivals(view);
  const fight = view.insight.fight;
  const over = view.phase === "over";
  return (
    <div class={fight ? "adventureland in-fight" : "adventureland"}>
      {over && <Scores view={view} />}
      <Land view={view} seat={seat} choice={choice} arrived={arrived} />
      <div class="al-side">
        <Players view={view} seat={seat} table={table} />
        <Track view={view} />
        {fight && <FightPanel fight={fight} choice={choice} />}
        {seat !== ONLOOKER && !over && <Pouch view={view} seat={seat} choice={choice} />}
        {fight && fight.odds.length > 0 && <Ways fight={fight} choice={choice} />}
        <Progress view={view} />
        {!over && <Scores view={view} />}
        <p class="al-soft al-note">{t("adventureland-ui-reconstruction")}</p>
      </div>
    </div>
  );
}

/** Where figures have come from since the view that was on the screen before. */
function useArrivals(view: LandView): ReadonlyMap<string, string> {
  const shown = useRef({ view, arrived: new Map<string, string>() });
  if (shown.current.view !== view) shown.current = { view, arrived: arrivals(shown.current.view, view) };
  return shown.current.arrived;
}
