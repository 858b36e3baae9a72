/** Drawn faces: a wooden token with eyes, a mouth, and something beside it. Decoration: the words are told apart from it. */
import type { JSX } from "preact";
import type { ReactionKind } from "../wire/protocol";

interface Drawing {
  readonly eyes: string;
  readonly mouth: string;
  /** Filled parts of the mouth. */
  readonly open?: string;
  /** What is beside the face. */
  readonly beside?: string;
}

const DOTS = "M17 20v2.4M31 20v2.4";
const CLOSED = "M13.5 22q3.5-4 7 0M27.5 22q3.5-4 7 0";

const DRAWINGS: Readonly<Record<ReactionKind, Drawing>> = {
  hello: { eyes: DOTS, mouth: "M15 29q9 8 18 0", beside: "M39 13q4 2 4 6M41 8q6 3 6 10" },
  well: {
    eyes: CLOSED,
    mouth: "M14 28q10 11 20 0z",
    open: "M14 28q10 11 20 0z",
    beside: "M42 4l1.6 3.6 3.9.4-2.9 2.6.9 3.8-3.5-2-3.5 2 .9-3.8L36.5 8l3.9-.4z",
  },
  thanks: {
    eyes: CLOSED,
    mouth: "M17 29q7 5 14 0",
    beside: "M42 16c-3.5-2.5-5-4.3-5-6.300a2.6 2.6 0 0 1 5-1 2.6 2.6 0 0 1 5 1c0 2-1.5 3.8-5 6.300z",
  },
  oops: {
    eyes: DOTS,
    mouth: "M15 32q3-4 6 0t6 0 6 0",
    beside: "M42 8q-3.5 5-3.5 7.200a3.5 3.5 0 0 0 7 0Q45.5 13 42 8z",
  },
  wow: {
    eyes: "M17 18.500v5M31 18.500v5",
    mouth: "M24 27.500a4 5 0 1 0 .01 0z",
    open: "M24 27.500a4 5 0 1 0 .01 0z",
    beside: "M12.5 12.500q3-2.5 6-1.500M29.5 11q3-1 6 1.5",
  },
  laugh: {
    eyes: "M14 18l5.5 3-5.5 3M34 18l-5.5 3 5.5 3",
    mouth: "M13 27h22q-1.5 11-11 11T13 27z",
    open: "M13 27h22q-1.5 11-11 11T13 27z",
  },
  think: { eyes: "M19 18v2.400M33 18v2.4", mouth: "M18 31.500l11-2.5", beside: "M41 15h.01M44 10h.01M46.5 4.500h.01" },
  hurry: { eyes: DOTS, mouth: "M17 31h14", beside: "M38 4h8M38 16h8M39 4q0 4 3 6-3 2-3 6M45 4q0 4-3 6 3 2 3 6" },
};

export const EMOTES = Object.keys(DRAWINGS) as ReactionKind[];

export function Emote({ name }: { name: ReactionKind }): JSX.Element {
  const { eyes, mouth, open, beside } = DRAWINGS[name];
  return (
    <svg class="emote" viewBox="0 0 50 48" aria-hidden="true">
      <circle class="emote-wood" cx="24" cy="25" r="20" />
      <path class="emote-grain" d="M7.5 20Q24 13 40.5 20M6 28q18-7 36 0M9 37q15-6 30 0" />
      {open && <path class="emote-open" d={open} />}
      <path class="emote-line" d={`${eyes}${mouth}`} />
      {beside && <path class="emote-beside" d={beside} />}
    </svg>
  );
}
