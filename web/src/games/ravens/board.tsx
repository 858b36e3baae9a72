/** The table of Odin's Ravens: plates, path, magic way, one's own cards. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../index";
import { ONLOOKER } from "../../protocol";
import { t } from "../../texts";
import { Actions } from "./actions";
import { Hand } from "./hand";
import { MagicWay } from "./magic";
import { Path } from "./path";
import { Plate, Track } from "./plate";
import { Discards, Stack } from "./stack";
import { Summary } from "./summary";
import { lanesFor, stageEnded, type RavensView, type StageResult } from "./view";

export function RavensBoard({ view: anyView, seat, choice }: BoardProps): JSX.Element {
  const view = anyView as RavensView;
  const [result, setResult] = useStageResult(view);
  const own = { view, seat, choice };
  return (
    <div class={view.turn === seat && view.phase !== "over" ? "ravens on-turn" : "ravens"}>
      <section class="rv-top" aria-label={t("ravens-ui-players")}>
        {lanesFor(seat).map((lane) => (
          <Plate key={lane} view={view} seat={lane} />
        ))}
        <Track view={view} />
      </section>
      <Path {...own} />
      <MagicWay {...own} />
      {result && view.phase !== "over" && <Summary result={result} onClose={() => setResult(null)} />}
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

/** The result of the stage that ended last, until the person has seen it. */
function useStageResult(view: RavensView): [StageResult | null, (result: StageResult | null) => void] {
  const last = useRef(view);
  const [result, setResult] = useState<StageResult | null>(null);
  useEffect(() => {
    const ended = stageEnded(last.current, view);
    last.current = view;
    if (ended) setResult(ended);
  }, [view]);
  return [result, setResult];
}
