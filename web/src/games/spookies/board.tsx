/** The table of Spookies: the house, everybody's chips, the dice. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { usePrevious } from "../../parts/previous";
import type { BoardProps } from "../face";
import { House } from "./house";
import { Players, Reveal } from "./players";
import { Tray } from "./tray";
import { NOTHING_SEEN, seeing, type Seen, type SpookiesView } from "./view";

/** The dice come to rest before a figure sets off. */
const ROLL_MS = 650;

export function SpookiesBoard({ view: anyView, seat, selection }: BoardProps): JSX.Element {
  const view = anyView as SpookiesView;
  const { seen, fresh } = usePrevious(view, NOTHING_YET, see);
  return (
    <div class="spookies" data-wait={fresh ? ROLL_MS : undefined}>
      <div class="spookies-table">
        <Players view={view} seat={seat} seen={seen} />
        {view.phase === "over" ? (
          <Reveal view={view} seat={seat} />
        ) : (
          <Tray view={view} seat={seat} seen={seen} selection={selection} />
        )}
        <House view={view} selection={selection} />
      </div>
    </div>
  );
}

/** What this screen has seen happen, and whether the present view came with a new roll. */
interface Watched {
  readonly seen: Seen;
  readonly fresh: boolean;
}
const NOTHING_YET: Watched = { seen: NOTHING_SEEN, fresh: false };

function see(before: SpookiesView, after: SpookiesView, { seen: known }: Watched): Watched {
  const seen = seeing(known, before, after);
  return { seen, fresh: seen.rolls > known.rolls };
}
