/** Where a new table is kept: in this browser, or at the server. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isFolder } from "../base/house";
import { recall, remember } from "../base/store";
import { t } from "../base/texts";
import type { SeatWish } from "../wire/protocol";

/** The switch; nothing where there is no choice: friends meet at the server, and a folder has none. */
export function Here({ seats }: { seats: readonly SeatWish[] }): JSX.Element | null {
  const [here, setHere] = useState(recall("here") !== "off");
  if (isFolder || seats.some(({ kind }) => kind === "friend")) return null;
  const choose = (next: boolean): void => {
    remember("here", next ? "on" : "off");
    setHere(next);
  };
  return (
    <section class="panel" aria-labelledby="here-title">
      <h2 id="here-title">{t("ui-here")}</h2>
      <label class="here-keep">
        <input type="checkbox" checked={here} onChange={(event) => choose(event.currentTarget.checked)} />{" "}
        {t("ui-here-keep")}
      </label>
      <p class="quiet">{t("ui-here-help")}</p>
    </section>
  );
}
