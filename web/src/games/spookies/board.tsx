/** The table of Spookies: the house, everybody's chips, the dice. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { BoardProps } from "../index";
import { House } from "./house";
import { Players, Reveal } from "./players";
import { Tray } from "./tray";
import { NOTHING_SEEN, seeing, type Seen, type SpookiesView } from "./view";

/** The dice come to rest before a figure sets off. */
const ROLL_MS = 650;

export function SpookiesBoard({ view: anyView, seat, choice }: BoardProps): JSX.Element {
  const view = anyView as SpookiesView;
  const { seen, fresh } = useSeen(view);
  return (
    <div class="spookies" data-wait={fresh ? ROLL_MS : undefined}>
      <div class="spookies-table">
        <Players view={view} seat={seat} seen={seen} />
        {view.phase === "over" ? (
          <Reveal view={view} seat={seat} />
        ) : (
          <Tray view={view} seat={seat} seen={seen} choice={choice} />
        )}
        <House view={view} choice={choice} />
      </div>
    </div>
  );
}

/** What this screen has seen happen, and whether the present view came with a new roll. */
function useSeen(view: SpookiesView): { seen: Seen; fresh: boolean } {
  const last = useRef({ view, seen: NOTHING_SEEN, fresh: false });
  if (last.current.view !== view) {
    const { view: before, seen: known } = last.current;
    const seen = seeing(known, before, view);
    last.current = { view, seen, fresh: seen.rolls > known.rolls };
  }
  return last.current;
}
