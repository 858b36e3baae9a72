/** The table of Odin: the others' plates, the centre, one's own hand. It draws the view and knows no rules. */
import type { CSSProperties, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../index";
import { ONLOOKER } from "../../protocol";
import { t } from "../../texts";
import { Centre } from "./centre";
import { Hand } from "./hand";
import { Plate } from "./plate";
import { Summary } from "./summary";
import { handEnded, othersOf, type HandResult, type OdinView } from "./view";

export function OdinBoard({ view: anyView, seat, choice }: BoardProps): JSX.Element {
  const view = anyView as OdinView;
  const [result, setResult] = useHandResult(view);
  const passed = new Set(view.insight.passed.flatMap((flag, each) => (flag ? [each] : [])));
  const others = othersOf(view.seats, seat);
  const plate = (each: number): JSX.Element => (
    <Plate key={each} view={view} seat={each} passed={passed.has(each)} />
  );
  return (
    <div class="odin">
      <section class={others.length > 3 ? "odin-plates many" : "odin-plates"} aria-label={t("odin-ui-players")} style={plateColumns(others.length)}>
        {others.map(plate)}
      </section>
      <Centre view={view} choice={choice} />
      {result && view.phase !== "over" && (
        <Summary result={result} target={view.target} onClose={() => setResult(null)} />
      )}
      {seat !== ONLOOKER && <Hand view={view} seat={seat} choice={choice} passed={passed.has(seat)} />}
    </div>
  );
}

/** The columns of plates on wide and on narrow screens, so that rows are even. */
const plateColumns = (count: number): CSSProperties => ({
  "--plates": String(count),
  "--plates-narrow": String(count === 4 ? 2 : Math.min(3, count)),
});

/** The result of the hand that ended last, until the person has seen it. */
function useHandResult(view: OdinView): [HandResult | null, (result: HandResult | null) => void] {
  const last = useRef(view);
  const [result, setResult] = useState<HandResult | null>(null);
  useEffect(() => {
    const ended = handEnded(last.current, view);
    last.current = view;
    if (ended) setResult(ended);
  }, [view]);
  return [result, setResult];
}
