/** The box of Karuba: a temple above the jungle, a path that leads to it, the four emblems on its steps. */
import type { JSX } from "preact";
import "./art.css";
import { AdventurerArt, Emblem, ItemArt } from "./pieces";

const EMBLEMS = ["brown", "blue", "purple", "yellow"];

export default function KarubaArt(): JSX.Element {
  return (
    <svg class="karuba-art" viewBox="0 0 380 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="ka-sky" width="380" height="300" />
      <circle class="ka-sun" cx="92" cy="78" r="44" />
      <path class="ka-far" d="M0 168c40-30 70-34 110-14s70-40 120-30 80 30 150 6v90H0z" />
      <g class="ka-temple">
        <path d="M118 214V186h18v-26h20v-26h20v-24h14V72h40v38h14v24h20v26h20v26h18v28z" />
        <path class="line" d="M136 186h148M156 160h108M176 134h68M190 110h40" />
        <path class="gate" d="M198 214v-22a12 12 0 0 1 24 0v22z" />
      </g>
      {EMBLEMS.map((colour, index) => (
        <g key={colour} class={`k-${colour}`} transform={`translate(${162 + index * 32} 173)`}>
          <circle class="k-shield" r="13" />
          <Emblem colour={colour} at="scale(.75)" />
        </g>
      ))}
      <path class="ka-near" d="M0 204c50-24 90-10 130 6h160c30-20 60-22 90-8v98H0z" />
      <path class="ka-road" d="M196 210c-6 26-50 30-46 52 3 16 30 22 24 38h70c14-26-34-34-30-50 4-14 18-22 10-40z" />
      <g class="ka-leaves">
        <path d="M-10 300c4-56 34-86 82-92-8 40-30 78-82 92z" />
        <path class="two" d="M30 306c-4-40 16-74 62-90 6 40-14 74-62 90z" />
        <path d="M390 300c-4-56-34-86-82-92 8 40 30 78 82 92z" />
        <path class="two" d="M350 306c4-40-16-74-62-90-6 40 14 74 62 90z" />
      </g>
      <g transform="translate(157 206) scale(.56)">
        <AdventurerArt colour="blue" />
      </g>
      <g transform="translate(232 212) scale(.46)">
        <ItemArt item="crystal" />
      </g>
      <g transform="translate(98 212) scale(.46)">
        <ItemArt item="gold" />
      </g>
    </svg>
  );
}
