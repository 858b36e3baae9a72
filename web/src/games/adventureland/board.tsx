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
import { changes, NO_CHANGES, type Changes, type LandView } from "./view";

export function LandBoard({ view: anyView, seat, choice }: BoardProps): JSX.Element {
  const view = anyView as LandView;
  const news = useChanges(view);
  const fight = view.insight.fight;
  const over = view.phase === "over";
  return (
    <div class={fight ? "adventureland in-fight" : "adventureland"}>
      {over && <Scores view={view} />}
      <Land view={view} seat={seat} choice={choice} news={news} />
      <div class="al-side">
        <Players view={view} seat={seat} />
        <Track view={view} />
        {fight && <FightPanel fight={fight} choice={choice} />}
        {seat !== ONLOOKER && !over && <Pouch view={view} seat={seat} choice={choice} news={news} />}
        {fight && fight.odds.length > 0 && <Ways fight={fight} choice={choice} />}
        <Progress view={view} />
        {!over && <Scores view={view} />}
        <p class="al-soft al-note">{t("adventureland-ui-reconstruction")}</p>
      </div>
    </div>
  );
}

/** What has changed since the view that was on the screen before; nothing for the first one. */
function useChanges(view: LandView): Changes {
  const shown = useRef({ view, news: NO_CHANGES });
  if (shown.current.view !== view) shown.current = { view, news: changes(shown.current.view, view) };
  return shown.current.news;
}
