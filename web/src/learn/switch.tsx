/** Switches the coach of a game on and off. */
import type { JSX } from "preact";
import { t } from "../base/texts";
import { isTaught } from "./lesson";
import { beginLesson, hasMetCoach, progressOf, setCoach } from "./progress";

export function CoachSwitch({ game }: { game: string }): JSX.Element | null {
  const { on } = progressOf(game).value;
  if (!isTaught(game)) return null;
  const turn = (): void => (on || hasMetCoach(game) ? setCoach(game, !on) : beginLesson(game));
  return (
    <label class="coach-switch">
      <input type="checkbox" checked={on} onChange={turn} />
      <span>{t("ui-coach-on")}</span>
    </label>
  );
}
