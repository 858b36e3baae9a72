/** The box of Odin's Ravens: two ravens over mountains, forest and water, under a winter sun. */
import type { JSX } from "preact";
import "./art.css";

const BODY = "M4 46l18-7c5-7 16-8 23-2 12 1 23 6 34 12l36 6-10 7 8 8-20-4c-14 7-34 8-48 0-8-4-13-10-16-16z";
const FAR_WING = "M48 42C50 22 60 4 78-12l1 12 11-7-3 13 11-2-6 12 9 2C94 32 86 44 72 52z";
const NEAR_WING = "M46 56c8 18 24 32 48 38l-4-9 12 0-8-9 11-2c-10-10-22-18-36-22z";

/** A raven on the wing, flying to the left, in a box of 120 by 110. */
function Flying({ name, at }: { name: string; at: string }): JSX.Element {
  return (
    <g class={name} transform={at}>
      <path d={FAR_WING} />
      <path d={BODY} />
      <path class="rv-art-near" d={NEAR_WING} />
      <circle class="rv-art-eye" cx="30" cy="42" r="2.200" />
    </g>
  );
}

export default function RavensArt(): JSX.Element {
  return (
    <svg class="rv-art" viewBox="0 0 380 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="rv-art-sky" width="380" height="300" />
      <circle class="rv-art-sun" cx="190" cy="128" r="82" />
      <path class="rv-art-far" d="M0 214l58-72 34 36 54-70 48 62 40-44 62 74 34-36 50 56v80H0z" />
      <path class="rv-art-snow" d="M146 108l20 26-12-3-8 10-8-9-10 3zM58 142l14 15-9-1-6 8-6-7-8 2z" />
      <path
        class="rv-art-forest"
        d="M0 240l14-30 12 24 14-34 14 34 12-26 14 30 14-34 14 36 12-24 14 30 16-30 12 30h208v60H0z"
      />
      <path class="rv-art-plain" d="M190 244c54-22 120-26 190-14v70H150z" />
      <path class="rv-art-water" d="M0 268c32-14 63-14 95 0s63 14 95 0 63-14 95 0 63 14 95 0v32H0z" />
      <Flying name="rv-art-grey" at="translate(52 62) scale(1.25)" />
      <Flying name="rv-art-brown" at="translate(346 150) scale(-1.05 1.05)" />
    </svg>
  );
}
