/** The box of Odin's Ravens: two ravens over mountains, forest and water, under a winter sun. */
import type { JSX } from "preact";

const FLIGHT =
  "M0 0c10-4 18-4 26 0 8-18 26-34 58-42-8 8-12 16-12 24l18-4c-8 10-16 16-22 26h18c-10 12-22 18-34 22 16 6 30 16 40 30l-32-6-12 14-16-16c-18 4-34-2-42-16l-20 2c4-16 14-28 30-34z";

export function RavensArt(): JSX.Element {
  return (
    <svg class="rv-art" viewBox="0 0 380 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="rv-art-sky" width="380" height="300" />
      <circle class="rv-art-sun" cx="190" cy="128" r="82" />
      <path class="rv-art-far" d="M0 214l58-72 34 36 54-70 48 62 40-44 62 74 34-36 50 56v80H0z" />
      <path class="rv-art-snow" d="M146 108l20 26-12-3-8 10-8-9-10 3zM58 142l14 15-9-1-6 8-6-7-8 2z" />
      <path class="rv-art-forest" d="M0 240l14-30 12 24 14-34 14 34 12-26 14 30 14-34 14 36 12-24 14 30 16-30 12 30h208v60H0z" />
      <path class="rv-art-plain" d="M190 244c54-22 120-26 190-14v70H150z" />
      <path class="rv-art-water" d="M0 268c32-14 63-14 95 0s63 14 95 0 63-14 95 0 63 14 95 0v32H0z" />
      <path class="rv-art-grey" d={FLIGHT} transform="translate(70 92) scale(1.15)" />
      <path class="rv-art-brown" d={FLIGHT} transform="translate(322 176) scale(-.95 .95) rotate(-8)" />
      <circle class="rv-art-eye" cx="66" cy="106" r="3" />
      <circle class="rv-art-eye" cx="324" cy="189" r="2.600" />
    </svg>
  );
}
