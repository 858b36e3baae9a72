/** How a game is played, in a few pictured sentences; then tips. The rules in full are another matter (rules.tsx). */
import type { JSX } from "preact";
import { hasText, t } from "../base/texts";
import { useLesson } from "./lesson";

/** The sentences that there are for a game, from 1 on. */
function sentencesOf(game: string): string[] {
  const ids: string[] = [];
  while (hasText(`${game}-how-${ids.length + 1}`)) ids.push(`${game}-how-${ids.length + 1}`);
  return ids;
}

export function HowTo({ game }: { game: string }): JSX.Element {
  const pictures = useLesson(game)?.pictures ?? [];
  const sentences = sentencesOf(game);
  if (sentences.length === 0) {
    return <p>{t(hasText(`${game}-blurb`) ? `${game}-blurb` : `${game}-tagline`)}</p>;
  }
  return (
    <ol class="how">
      {sentences.map((id, at) => {
        const Picture = pictures[at];
        return (
          <li key={id}>
            <div class="how-picture" aria-hidden="true">
              {Picture && <Picture />}
            </div>
            <p>{t(id)}</p>
          </li>
        );
      })}
    </ol>
  );
}

export function Tips({ game }: { game: string }): JSX.Element | null {
  if (!hasText(`${game}-tips`)) return null;
  return (
    <ul class="tips">
      {t(`${game}-tips`)
        .split("\n")
        .map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
    </ul>
  );
}
