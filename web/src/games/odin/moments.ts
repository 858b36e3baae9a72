/** What happens between two views of Odin: the end of a hand. */
import type { Text } from "../../wire/protocol";
import { scoresIn } from "../../parts/scored";
import type { Told } from "../../wire/decode";
import type { Ending, Moments, ScoreLine } from "../face";
import { wordsOf } from "../../parts/lists";
import type { OdinView } from "./view";

/** The cards that texts name, as views write them. */
function namedCards(text: Text | undefined): string {
  const cards = text?.args?.cards;
  if (!Array.isArray(cards)) return "";
  return (cards as readonly { readonly args: { readonly colour: string; readonly number: number } }[])
    .map(({ args: { colour, number } }) => (number > 0 ? `${colour}${number}` : colour))
    .join(" ");
}

/** The table as it lay when the hand ended: the last set in the centre, its owner without cards. */
function lastTable(before: OdinView, said: readonly Text[]): OdinView {
  const last = said.find(({ id }) => id === "odin-log-lead" || id === "odin-log-follow");
  const out = before.turn;
  const without = <T>(list: readonly T[], nothing: T): T[] => list.map((each, seat) => (seat === out ? nothing : each));
  return {
    ...before,
    phase: "over",
    centre: namedCards(last),
    owner: out,
    beaten: "",
    hands: before.hands.map((hand, seat) => (seat === out && hand !== null ? "" : hand)),
    known: without(before.known, ""),
    sizes: without(before.sizes, 0),
    derived: { ...before.derived, value: Number(last?.args?.value ?? 0) },
  };
}

/** The hand that ended between two views; the last one of a match ends with the match. */
function handEnded(before: OdinView, after: OdinView, said: readonly Text[]): Ending | null {
  if (after.hand_no <= before.hand_no || after.phase === "over") return null;
  const gains = after.totals.map((total, seat) => total - (before.totals[seat] ?? 0));
  const { target } = after;
  return {
    title: { id: "odin-ui-hand-over", args: { number: before.hand_no } },
    heads: [
      { id: "odin-ui-cards-left" },
      target > 0 ? { id: "odin-ui-total-of", args: { target } } : { id: "odin-ui-total" },
    ],
    rows: gains.map((gain, seat) => ({
      winner: seat === before.turn,
      cells: [
        seat === before.turn ? { id: "odin-ui-finished" } : { id: "odin-ui-gain", args: { points: gain } },
        after.totals[seat] ?? 0,
      ],
    })),
    why: [...said.filter(({ id }) => id === "odin-log-out"), { id: "odin-ui-why-points" }],
    next: { id: "odin-ui-next-hand" },
    view: lastTable(before, said),
  };
}

/** The cards that were played to the centre, or openly taken. */
function touched(before: OdinView, after: OdinView): string[] {
  const come = (old: string | undefined, now: string | undefined): string[] =>
    wordsOf(now).filter((card) => !wordsOf(old).includes(card));
  const cards = [
    ...come(before.centre, after.centre),
    ...after.known.flatMap((now, seat) => come(before.known[seat], now)),
  ];
  return cards.map((card) => `card:${card}`);
}

/** What every hand has brought. */
const breakdown = ({ seats }: OdinView, log: readonly Told[]): ScoreLine[] =>
  scoresIn(log, "odin-log-points", seats).map((points, hand) => ({
    line: { id: "odin-ui-hand-number", args: { number: hand + 1 } },
    points,
  }));

export const moments: Moments = {
  breakdown: (view, log) => breakdown(view as OdinView, log),
  touched: (before, after) => touched(before as OdinView, after as OdinView),
  ended: (before, after, said) => handEnded(before as OdinView, after as OdinView, said),
};
