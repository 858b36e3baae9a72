/** The table of Adventure Land: the land, the players, one's pouch, a fight. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { usePrevious } from "../../parts/previous";
import type { BoardProps } from "../face";
import { ONLOOKER } from "../../wire/protocol";
import { FightPanel, Ways } from "./fight";
import { Land } from "./land";
import { Players, Track } from "./players";
import { Pouch } from "./pouch";
import { Progress } from "./progress";
import { Scores } from "./scores";
import { changes, fightOf, NO_CHANGES, type LandView } from "./view";

export function LandBoard({ view: anyView, seat, selection }: BoardProps): JSX.Element {
  const view = anyView as LandView;
  const news = usePrevious(view, NO_CHANGES, changes);
  const fight = fightOf(view);
  const over = view.phase === "over";
  return (
    <div class={fight ? "adventureland in-fight" : "adventureland"}>
      {over && <Scores view={view} />}
      <Land view={view} seat={seat} selection={selection} news={news} />
      <div class="al-side">
        <Players view={view} seat={seat} />
        <Track view={view} />
        {fight && <FightPanel facts={view.facts} fight={fight} selection={selection} />}
        {seat !== ONLOOKER && !over && <Pouch view={view} seat={seat} selection={selection} news={news} />}
        {fight && fight.odds.length > 0 && <Ways fight={fight} selection={selection} />}
        <Progress view={view} />
        {!over && <Scores view={view} />}
      </div>
    </div>
  );
}
