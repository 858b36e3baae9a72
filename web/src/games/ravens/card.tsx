/** The cards of the players: flight cards with a landscape and a wing, Odin cards with their two actions. */
import type { JSX } from "preact";
import { Scene } from "./land";
import { symbolOf, type RavensFacts } from "./view";

/** What an action does, in a box of 24: lines only. */
const GLYPHS: Readonly<Record<string, string>> = {
  rearrange: "M3 6h10M3 12h10M3 18h10M19 4v16M16 7l3-3 3 3M16 17l3 3 3-3",
  add: "M3 4h8v16H3zM18 8v8M14 12h8",
  push: "M21 12H6M11 6l-6 6 6 6M2 5v14",
  step: "M3 12h15M13 6l6 6-6 6M22 5v14",
  turn: "M5 12a7 7 0 0 1 12-5l3 3M20 4v6h-6M19 12a7 7 0 0 1-12 5l-3-3M4 20v-6h6",
  remove: "M4 3h10v18H4zM17 9l5 6M22 9l-5 6",
  marker: "M12 3v8M9 8l3 3 3-3M4 20c0-4 3-6 8-6s8 2 8 6z",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
};

export function Glyph({ action, at }: { action: string; at?: string }): JSX.Element {
  return <path class="rv-glyph" d={GLYPHS[action]} transform={at} />;
}

const WING = "M2 12C9 11 13 7 22 2c-1 4-3 6-6 8 2 0 3 0 4-1-1 4-4 6-8 6.500 1 .500 2 .500 3 .300C12 19 6 18 2 12z";

/** A card face. Whoever shows it says what it is; the drawing itself is silent. */
export function CardFace({ facts, kind }: { facts: RavensFacts; kind: string }): JSX.Element {
  const symbol = symbolOf(kind);
  const actions = facts.actions[kind];
  return (
    <svg class={`rv-card land-${symbol}`} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="rv-edge" x=".5" y=".5" width="59" height="83" rx="7" />
      <rect class="rv-panel" x="3.500" y="3.500" width="53" height="77" rx="4.500" />
      <svg x="3.500" y="3.500" width="53" height="51" viewBox="0 1 48 46" preserveAspectRatio="xMidYMid slice">
        <Scene symbol={symbol} />
      </svg>
      {actions ? (
        <>
          <path class="rv-rule" d="M30 58v19" />
          {actions.map((action, side) => (
            <Glyph key={action} action={action} at={`translate(${side === 0 ? 7 : 33.5} 58) scale(.82)`} />
          ))}
        </>
      ) : (
        <path class="rv-wing" d={WING} transform="translate(17 56)" />
      )}
    </svg>
  );
}

/** A small card for rows and lists: a landscape or Odin's sign. */
export function MiniCard({ kind }: { kind: string }): JSX.Element {
  const symbol = symbolOf(kind);
  return (
    <svg class={`rv-mini land-${symbol}`} viewBox="0 0 30 38" aria-hidden="true">
      <rect class="rv-edge" x=".5" y=".5" width="29" height="37" rx="4.500" />
      <svg x="2.500" y="2.500" width="25" height="33" viewBox="6 0 36 48" preserveAspectRatio="xMidYMid slice">
        <Scene symbol={symbol} />
      </svg>
    </svg>
  );
}

/** The back of a player's card, or of a landscape card. */
export function CardBack({ land }: { land?: boolean }): JSX.Element {
  return (
    <svg class={land ? "rv-back land" : "rv-back"} viewBox="0 0 40 56" aria-hidden="true">
      <rect class="rv-edge" x=".5" y=".5" width="39" height="55" rx="6" />
      <rect class="rv-back-panel" x="3.500" y="3.500" width="33" height="49" rx="4" />
      {land ? (
        <path class="rv-back-line" d="M3.500 28h33M9 22l6-9 5 6 4-5 7 8M9 45c4-3 7-3 11 0s7 3 11 0" />
      ) : (
        <path class="rv-back-wing" d={WING} transform="translate(8 17)" />
      )}
    </svg>
  );
}
