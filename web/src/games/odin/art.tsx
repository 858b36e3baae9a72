/** The box of Odin: a longship under a low moon, its shields in the six colours. */
import type { JSX } from "preact";
import "./card.css";
import "./art.css";

const SHIELDS = ["B", "R", "P", "G", "K", "O"];
const SHIELDS_FROM = 122;
const SHIELD_STEP = 27;

export default function OdinArt(): JSX.Element {
  return (
    <svg class="odin-art" viewBox="0 0 380 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="art-sky" width="380" height="300" />
      <circle class="art-moon" cx="268" cy="92" r="52" />
      <path class="art-far" d="M0 176l44-40 30 26 52-58 46 50 34-28 60 56 46-42 68 56v30H0z" />
      <path class="art-near" d="M0 204l60-34 42 26 58-30 62 34 54-22 104 40v40H0z" />
      <g class="art-raven">
        <path d="M262 74c9-2 15-8 24-9 8-1 12 3 19 2-4 4-9 5-12 10-4 7-11 10-19 9-7 5-15 6-24 5 6-2 10-5 13-9-8 1-16 5-25 4 8-4 14-9 24-12z" />
      </g>
      <path class="art-mast" d="M187 70h6v140h-6z" />
      <path class="art-sail" d="M122 88c44-12 92-12 136 0-8 30-8 58 2 88-46-12-94-12-140 0 10-30 10-58 2-88z" />
      <path
        class="art-stripe"
        d="M148 82l18-3c-4 30-4 60 0 88l-20 3c8-30 8-58 2-88zM214 79l18 3c-6 30-6 58 2 88l-20-3c4-28 4-58 0-88z"
      />
      <path
        class="art-hull"
        d="M60 178c6 34 34 58 82 58h96c48 0 76-24 82-58 2-12 10-18 18-14-6-14-28-12-32 8-5 26-22 40-52 42H126c-30-2-47-16-52-42-4-20-26-22-32-8 8-4 16 2 18 14z"
      />
      {SHIELDS.map((colour, index) => (
        <g key={colour} class={`ink-${colour}`}>
          <circle class="art-rim" cx={SHIELDS_FROM + index * SHIELD_STEP} cy="216" r="13" />
          <circle class="card-panel" cx={SHIELDS_FROM + index * SHIELD_STEP} cy="216" r="10.5" />
          <circle class="art-rim" cx={SHIELDS_FROM + index * SHIELD_STEP} cy="216" r="3.2" />
        </g>
      ))}
      <path class="art-wave" d="M0 244c32-14 63-14 95 0s63 14 95 0 63-14 95 0 63 14 95 0v56H0z" />
      <path class="art-wave two" d="M0 264c32-12 63-12 95 0s63 12 95 0 63-12 95 0 63 12 95 0v36H0z" />
    </svg>
  );
}
