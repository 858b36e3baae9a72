/** A stop between two parts of the match: what the part brought, below the table as it lay, until the person goes on. */
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useFirstFocus } from "../base/focus";
import { say, t } from "../base/texts";
import type { Ending } from "../games/face";
import type { Text } from "../wire/protocol";

/** Whoever does not touch the panel goes on by himself after so many milliseconds. */
const PATIENCE = 12_000;

export function Stop({ ending, onGo }: { ending: Ending; onGo: () => void }): JSX.Element {
  const button = useFirstFocus<HTMLButtonElement>();
  const { staying, stay } = usePatience(onGo);
  return (
    <section
      class={staying ? "stop" : "stop running"}
      aria-labelledby="stop-title"
      style={{ "--patience": `${PATIENCE}ms` }}
      onPointerMove={stay}
      onKeyDown={stay}
    >
      <h2 id="stop-title">{say(ending.title)}</h2>
      <Rows ending={ending} />
      <div class="stop-why">
        {ending.why.map((text, index) => (
          <p key={index}>{say(text)}</p>
        ))}
      </div>
      <button type="button" class="primary stop-go" onClick={onGo} ref={button}>
        {say(ending.next)}
      </button>
    </section>
  );
}

const told = (cell: Text | number): string | number => (typeof cell === "number" ? cell : say(cell));

function Rows({ ending }: { ending: Ending }): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("ui-over-player")}</th>
          {ending.heads.map((head) => (
            <th key={head.id} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ending.rows.map(({ winner, cells }, seat) => (
          <tr key={seat} class={winner ? "winner" : ""}>
            <th scope="row">{t("ui-player", { player: { seat } })}</th>
            {cells.map((cell, index) => (
              <td key={index}>{told(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Goes on after a while, unless the person has come near: then he says himself when he has seen enough. */
function usePatience(onGo: () => void): { staying: boolean; stay: () => void } {
  const [staying, setStaying] = useState(false);
  // With the drawing, as the bar that shows the time: whatever runs after the painting may come late.
  useLayoutEffect(() => {
    if (staying) return undefined;
    const timer = window.setTimeout(onGo, PATIENCE);
    return () => window.clearTimeout(timer);
  }, [staying]);
  return { staying, stay: () => setStaying(true) };
}
