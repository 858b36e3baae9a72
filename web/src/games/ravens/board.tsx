/** The table of Odin's Ravens: plates, path, magic way, one's own cards. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { useResult } from "../../parts/previous";
import { Summary } from "../../parts/summary";
import type { BoardProps } from "../face";
import { ONLOOKER } from "../../wire/protocol";
import { t } from "../../base/texts";
import { Actions } from "./actions";
import { Hand } from "./hand";
import { MagicWay } from "./magic";
import { Path } from "./path";
import { Player, Track } from "./plate";
import { Discards, Stack } from "./stack";
import { lanesFor, stageEnded, type RavensView, type StageResult } from "./view";

export function RavensBoard({ view: anyView, seat, selection }: BoardProps): JSX.Element {
  const view = anyView as RavensView;
  const [result, close] = useResult(view, stageEnded);
  const own = { view, seat, selection };
  return (
    <div class={view.turn === seat && view.phase !== "over" ? "ravens on-turn" : "ravens"}>
      <section class="rv-top" aria-label={t("ravens-ui-players")}>
        {lanesFor(seat).map((lane) => (
          <Player key={lane} view={view} seat={lane} />
        ))}
        <Track view={view} />
      </section>
      <Path {...own} />
      <MagicWay {...own} />
      {result && view.phase !== "over" && <StageSummary result={result} target={view.facts.target} onClose={close} />}
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

interface SummaryProps {
  readonly result: StageResult;
  readonly target: number;
  readonly onClose: () => void;
}

/** What the stage that just ended brought. */
function StageSummary({ result, target, onClose }: SummaryProps): JSX.Element {
  const rows = result.gains.map((gain, seat) => ({
    winner: seat === result.winner,
    cells: [`+${gain}`, result.scores[seat] ?? 0],
  }));
  return (
    <Summary
      title={t("ravens-ui-stage-over", { stage: result.stage, player: { seat: result.winner } })}
      heads={[t("ravens-ui-gained"), t("ravens-ui-total", { target })]}
      rows={rows}
      next={t("ravens-ui-next-stage")}
      onClose={onClose}
    />
  );
}
