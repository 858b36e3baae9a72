/** The table of Odin's Ravens: plates, path, magic way, one's own cards. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { useTurn } from "../../parts/seated";
import type { BoardProps } from "../face";
import { ONLOOKER } from "../../wire/protocol";
import { t } from "../../base/texts";
import { Actions } from "./actions";
import { Hand } from "./hand";
import { MagicWay } from "./magic";
import { Path } from "./path";
import { Player, Track } from "./plate";
import { Discards, Stack } from "./stack";
import { lanesFor, type RavensView } from "./view";

export function RavensBoard({ view: anyView, seat, selection }: BoardProps): JSX.Element {
  const view = anyView as RavensView;
  const own = { view, seat, selection };
  return (
    <div class={useTurn(view) === seat ? "ravens on-turn" : "ravens"}>
      <section class="rv-top" aria-label={t("ravens-ui-players")}>
        {lanesFor(seat).map((lane) => (
          <Player key={lane} view={view} seat={lane} />
        ))}
        <Track view={view} />
      </section>
      <Path {...own} />
      <MagicWay {...own} />
      {seat !== ONLOOKER && (
        <div class="rv-mine">
          <Actions {...own} />
          <Hand {...own} />
          <Stack {...own} />
          <Discards {...own} />
        </div>
      )}
    </div>
  );
}
