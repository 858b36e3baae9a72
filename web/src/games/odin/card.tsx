/** The cards, drawn by us: a colour always comes with its own emblem. */
import type { JSX } from "preact";
import type { Card } from "./view";
import "./card.css";

/** A flower of five round petals about (12, 12). */
function blossom(): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    const x = 12 + 5.8 * Math.cos(angle);
    const y = 12 + 5.8 * Math.sin(angle);
    return `M${(x - 4.4).toFixed(2)} ${y.toFixed(2)}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z`;
  });
  return `${petals.join("")}M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
}

/** A sun with eight rays about (12, 12). */
function sun(): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    const reach = index % 2 === 0 ? 11.5 : 6.2;
    return `${(12 + reach * Math.cos(angle)).toFixed(2)} ${(12 + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}

/** Emblems in a box of 24: wave drop, shield, blossom, pine, rune stone, sun, horns. */
const EMBLEMS: Readonly<Record<string, string>> = {
  B: "M12 1C8 7.5 4.5 11 4.5 15.300a7.5 7.5 0 0 0 15 0C19.5 11 16 7.5 12 1z",
  R: "M3.5 2.500c3 1.2 6 1.2 8.5-.5 2.5 1.7 5.5 1.7 8.5.5V11c0 5.6-3.6 9.3-8.5 11.500C7.1 20.3 3.5 16.6 3.5 11z",
  P: blossom(),
  G: "M12 .8l5.8 7.400h-2.600l5.3 7.300h-6.300V23H9.800v-7.500H3.500l5.3-7.300H6.200z",
  K: "M12 .8l8.2 11.200L12 23.2 3.8 12z",
  O: sun(),
  goat: "M2 3c1 6 4 8 6.5 8L8 15c0 4 2 7 4 8 2-1 4-4 4-8l-.5-4C18 11 21 9 22 3c-3 3-5 4-7 4H9C7 7 5 6 2 3z",
};

export function Emblem({ colour, at }: { colour: string; at?: string }): JSX.Element {
  return <path class="emblem" d={EMBLEMS[colour]} transform={at} />;
}

/** A card face. Whoever shows it says what it is; the drawing itself is silent. */
export function CardFace({ card }: { card: Card }): JSX.Element {
  return (
    <svg class={`card-face ink-${card.colour}`} viewBox="0 0 100 144" aria-hidden="true">
      <rect class="card-edge" x="0.5" y="0.5" width="99" height="143" rx="10" />
      <rect class="card-panel" x="4.5" y="4.5" width="91" height="135" rx="7" />
      <g class="watermark">
        <Emblem colour={card.colour} at="translate(15 42) scale(3.25)" />
      </g>
      <text class="big" x="54" y="107">
        {card.number}
      </text>
      <text class="corner" x="19" y="31">
        {card.number}
      </text>
      <Emblem colour={card.colour} at="translate(10.5 37) scale(.7)" />
    </svg>
  );
}

/** A small card for plates and lists: number and emblem only. */
export function MiniCard({ card }: { card: Card }): JSX.Element {
  return (
    <svg class={`mini-face ink-${card.colour}`} viewBox="0 0 40 54" aria-hidden="true">
      <rect class="card-edge" x="0.5" y="0.5" width="39" height="53" rx="6" />
      <rect class="card-panel" x="2.5" y="2.5" width="35" height="49" rx="4.5" />
      <text class="mini-number" x="20" y="27">
        {card.number}
      </text>
      <Emblem colour={card.colour} at="translate(11.5 31) scale(.71)" />
    </svg>
  );
}

/** The back of a card. */
export function CardBack(): JSX.Element {
  return (
    <svg class="card-back" viewBox="0 0 40 56" aria-hidden="true">
      <rect class="back-edge" x="0.5" y="0.5" width="39" height="55" rx="6" />
      <rect class="back-panel" x="3.5" y="3.5" width="33" height="49" rx="4" />
      <path class="back-knot" d="M20 14l9 14-9 14-9-14zM20 21l4.5 7-4.5 7-4.5-7z" />
    </svg>
  );
}
