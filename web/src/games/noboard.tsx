/** What stands in the place of a board that is not there: it is loading, or could not be had. */
import type { JSX } from "preact";
import { t } from "../base/texts";
import type { Face } from "./face";

/** Says why there is no board; nothing once the game's face is loaded. */
export function NoBoard({ face }: { face: Face | null | undefined }): JSX.Element | null {
  if (face) return null;
  return <p class="felt-wait">{t(face === null ? "ui-no-board" : "ui-loading")}</p>;
}
