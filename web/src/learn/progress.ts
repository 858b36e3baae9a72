/** How far somebody has come with the coach of a game; remembered, so that a lesson goes on where it was left. */
import { signal, type Signal } from "@preact/signals";
import { recall, remember } from "../base/store";

export interface Progress {
  /** Whether the coach explains. */
  readonly on: boolean;
  /** The steps that were told. */
  readonly told: readonly string[];
}

const NOBODY: Progress = { on: false, told: [] };
const kept = new Map<string, Signal<Progress>>();

function read(game: string): Progress {
  try {
    return { ...NOBODY, ...(JSON.parse(recall(`coach.${game}`) ?? "{}") as Partial<Progress>) };
  } catch {
    return NOBODY;
  }
}

/** The progress in a game, as a signal. */
export function progressOf(game: string): Signal<Progress> {
  const known = kept.get(game) ?? signal(read(game));
  kept.set(game, known);
  return known;
}

function change(game: string, news: Partial<Progress>): void {
  const progress = progressOf(game);
  progress.value = { ...progress.peek(), ...news };
  remember(`coach.${game}`, JSON.stringify(progress.peek()));
}

/** Whether this browser has ever met the coach of a game. */
export const hasMetCoach = (game: string): boolean => recall(`coach.${game}`) !== null;

/** Begins the lesson from its first step. */
export const beginLesson = (game: string): void => change(game, { on: true, told: [] });

/** Switches the coach off, or on again where it was left. */
export const setCoach = (game: string, on: boolean): void => change(game, { on });

/** A step was told. */
export function wasTold(game: string, step: string): void {
  const { told } = progressOf(game).peek();
  if (!told.includes(step)) change(game, { told: [...told, step] });
}
