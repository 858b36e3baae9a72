/** The lessons of the games, each loaded when somebody wants to learn. */
import { useEffect, useState } from "preact/hooks";
import lessons from "ludotheque:lessons";
import type { Lesson } from "../parts/lesson";

/** Whether there is somebody who teaches this game. */
export const isTaught = (game: string): boolean => Object.hasOwn(lessons, game);

/** The lesson of a game; undefined where there is none. */
export const lessonFor = async (game: string): Promise<Lesson | undefined> => (await lessons[game]?.())?.default;

/** The lesson of a game; null until it is loaded, and where there is none. */
export function useLesson(game: string): Lesson | null {
  const [found, setFound] = useState<{ readonly game: string; readonly lesson: Lesson } | null>(null);
  useEffect(() => {
    let current = true;
    // Without its pictures a game can still be read about.
    lessons[game]?.().then(({ default: lesson }) => current && setFound({ game, lesson }), console.warn);
    return () => {
      current = false;
    };
  }, [game]);
  return found?.game === game ? found.lesson : null;
}
