/** The table of Odin: the others' plates, the centre, one's own hand. It draws the view and knows no rules. */
import type { CSSProperties, JSX } from "preact";
import { othersOf } from "../../parts/lists";
import type { BoardProps } from "../face";
import { ONLOOKER } from "../../wire/protocol";
import { t } from "../../base/texts";
import { Centre } from "./centre";
import { Hand } from "./hand";
import { Player } from "./plate";
import type { OdinView } from "./view";

export function OdinBoard({ view: anyView, seat, selection }: BoardProps): JSX.Element {
  const view = anyView as OdinView;
  const passed = (each: number): boolean => view.derived.passed[each] === 1;
  const others = othersOf(view.seats, seat);
  const plate = (each: number): JSX.Element => <Player key={each} view={view} seat={each} passed={passed(each)} />;
  return (
    <div class="odin">
      <section
        class={others.length > 3 ? "odin-plates many" : "odin-plates"}
        aria-label={t("odin-ui-players")}
        style={plateColumns(others.length)}
      >
        {others.map(plate)}
      </section>
      <Centre view={view} selection={selection} />
      {seat !== ONLOOKER && <Hand view={view} seat={seat} selection={selection} passed={passed(seat)} />}
    </div>
  );
}

/** The columns of plates on wide and on narrow screens, so that rows are even. */
const plateColumns = (count: number): CSSProperties => ({
  "--plates": String(count),
  "--plates-narrow": String(count === 4 ? 2 : Math.min(3, count)),
});
