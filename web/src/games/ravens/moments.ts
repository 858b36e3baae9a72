/** What happens between two views of Odin's Ravens: the end of a stage. */
import type { Text } from "../../wire/protocol";
import type { Ending, Moments } from "../face";
import type { RavensView } from "./view";

/** What the log says of why a stage brought what it did. */
const REASONS = ["ravens-log-finish", "ravens-log-magic-won", "ravens-log-magic-tied", "ravens-log-void"];

/** The stage that ended between two views; a void one brings nothing, and the last one ends with the match. */
function stageEnded(before: RavensView, after: RavensView, said: readonly Text[]): Ending | null {
  if (after.stage <= before.stage || after.phase === "over") return null;
  const winner = after.last_winner;
  const { target } = after.facts;
  return {
    title: { id: "ravens-ui-stage-over", args: { stage: before.stage, player: { seat: winner } } },
    heads: [{ id: "ravens-ui-gained" }, { id: "ravens-ui-total", args: { target } }],
    rows: after.scores.map((score, seat) => ({
      winner: seat === winner,
      cells: [{ id: "ravens-ui-gain", args: { points: score - (before.scores[seat] ?? 0) } }, score],
    })),
    why: said.filter(({ id }) => REASONS.includes(id)),
    next: { id: "ravens-ui-next-stage" },
    view: {
      ...before,
      phase: "over",
      positions: before.positions.map((at, seat) => (seat === winner ? before.length : at)),
    },
  };
}

export const moments: Moments = {
  ended: (before, after, said) => stageEnded(before as RavensView, after as RavensView, said),
};
