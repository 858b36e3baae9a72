/** What a game's folder says of learning it (`lesson.tsx`): a picture for each sentence of how to play, and the coach's steps. */
import type { ComponentChildren, ComponentType, JSX } from "preact";
import type { Move } from "../wire/protocol";

/** A moment at the table, as the conditions of the coach's steps see it. */
export interface Moment<View> {
  readonly view: View;
  readonly seat: number;
  /** Whether this seat is asked for a decision. */
  readonly mine: boolean;
  /** The id of what is asked, such as `odin-ask-lead`. */
  readonly ask: string;
  readonly moves: readonly Move[];
  /** The elements that are picked. */
  readonly picks: ReadonlySet<string>;
  /** The ids of what the log has told since this seat decided before. */
  readonly said: ReadonlySet<string>;
}

/** One thing that the coach tells once: the text `GAME-coach-ID`. */
export interface Step<View = unknown> {
  readonly id: string;
  readonly when: (at: Moment<View>) => boolean;
  /** A selector for what is meant; the first such element in sight is pointed at. */
  readonly where: string;
}

export interface Lesson {
  /** The pictures of the texts `GAME-how-1`, `GAME-how-2`… */
  readonly pictures: readonly ComponentType[];
  /** The options of a first match, where they differ from the usual ones. */
  readonly options?: Readonly<Record<string, number>>;
  /** Rules beside which a picture helps: the number of the rule → the number of the picture, from 1. */
  readonly rules: Readonly<Record<string, number>>;
  /** In the order in which they are told when several fit. */
  readonly steps: readonly Step[];
}

/** A lesson whose steps look at this game's views. */
export const lessonOf = <View,>(lesson: Omit<Lesson, "steps"> & { readonly steps: readonly Step<View>[] }): Lesson => ({
  ...lesson,
  steps: lesson.steps as readonly Step[],
});

/** Pieces side by side; `size` is the width of each in pixels. */
export function Row({ size, children }: { size: number; children: ComponentChildren }): JSX.Element {
  return (
    <div class="how-row" style={{ "--piece": `${size}px` }}>
      {children}
    </div>
  );
}

/** One piece of a row, marked where it is what matters, pale where it is gone. */
export function Item({ kind, children }: { kind?: "good" | "gone"; children: ComponentChildren }): JSX.Element {
  return <span class={kind ? `how-item ${kind}` : "how-item"}>{children}</span>;
}

/** A sign between pieces: an arrow, a number, “=”. */
export const Sign = ({ children }: { children: ComponentChildren }): JSX.Element => <b class="how-sign">{children}</b>;
