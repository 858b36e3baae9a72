/** What happens between two views of Odin's Ravens: the end of a stage. */
import type { Text } from "../../wire/protocol";
import { scoresIn, together } from "../../parts/scored";
import type { Told } from "../../wire/decode";
import type { Ending, Moments, ScoreLine } from "../face";
import { wordsOf } from "../../parts/lists";
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

/** The ravens and the stone that have moved, the cards of the path that lie otherwise, those put to the magic way. */
function touched(before: RavensView, after: RavensView, seat: number): string[] {
  if (after.stage !== before.stage) return [];
  const old = wordsOf(before.path);
  const ravens = after.positions.flatMap((at, lane) =>
    at === before.positions[lane] ? [] : [lane === seat ? "raven:own" : `raven:${lane}`],
  );
  const path = wordsOf(after.path).flatMap((card, at) => (card === old[at] ? [] : [`card:${at + 1}`]));
  const magic = after.magic_rows.flatMap((row, lane) => {
    const size = wordsOf(before.magic_rows[lane]).length;
    return wordsOf(row).flatMap((_, at) => (at < size ? [] : [`magic:${lane}:${at}`]));
  });
  return [...ravens, ...path, ...magic, ...(after.marker === before.marker ? [] : ["marker:stone"])];
}

/** The points for being there first, and those of the magic way. */
const breakdown = ({ seats }: RavensView, log: readonly Told[]): ScoreLine[] => [
  { line: { id: "ravens-ui-points-first" }, points: together(scoresIn(log, "ravens-log-finish", seats), seats) },
  { line: { id: "ravens-ui-magic" }, points: together(scoresIn(log, "ravens-log-magic-won", seats), seats) },
];

export const moments: Moments = {
  breakdown: (view, log) => breakdown(view as RavensView, log),
  touched: (before, after, seat) => touched(before as RavensView, after as RavensView, seat),
  ended: (before, after, said) => stageEnded(before as RavensView, after as RavensView, said),
};
