/** What the floors of the house look like: a backdrop each, from the path before the gate to the attic. */
import type { JSX } from "preact";

/** From the start up, shapes in a box of 360 × 60; `dim` is darker than the wall, `glow` is what shines, `lit` lighter than the wall. */
const BACKDROPS: readonly JSX.Element[] = [
  <>
    <path class="dim" d="M0 40c60-10 120 8 180 0s120-8 180 0v20H0z" />
    <path class="lit" d="M120 60c10-12 40-16 60-20 8 6 22 12 60 20z" />
  </>,
  <>
    <path class="dim" d="M318 60V30l-14-12 4-2 10 7V4h5v22l12-10 3 3-15 14v27z" />
    <path class="dim" d="M40 60V44a9 9 0 0 1 18 0v16zM70 60V48a7 7 0 0 1 14 0v12z" />
    <path
      class="lit"
      d="M0 52h360v3H0zM8 44h4v16H8zM120 44h4v16h-4zM150 44h4v16h-4zM180 44h4v16h-4zM210 44h4v16h-4zM240 44h4v16h-4zM270 44h4v16h-4zM348 44h4v16h-4z"
    />
  </>,
  <>
    <path class="dim" d="M292 60V24a20 20 0 0 1 40 0v36z" />
    <path class="glow" d="M300 28a12 12 0 0 1 24 0zM323 42a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
    <path class="dim" d="M20 12h26v26H20zM60 18h16v20H60z" />
    <path class="lit" d="M24 16h18v18H24zM63 21h10v14H63z" />
  </>,
  <>
    <path class="dim" d="M210 60V50h22V40h22V30h22V20h22V10h22V0h40v60z" />
    <path class="lit" d="M206 36L318-12l2 3-112 49zM228 30h3v20h-3zM250 20h3v20h-3zM272 10h3v20h-3zM294 1h3v19h-3z" />
    <path class="glow" d="M40 14q6 8 0 14-6-6 0-14zM39 28h2v10h-2z" />
  </>,
  <>
    <path class="dim" d="M250 4h96v56h-96zM14 8h60v30H14z" />
    <path
      class="lit"
      d="M256 10h6v18h-6zM264 12h5v16h-5zM271 8h7v20h-7zM282 12h5v16h-5zM292 10h6v18h-6zM310 9h5v19h-5zM318 12h8v16h-8zM330 10h6v18h-6zM258 36h7v18h-7zM268 38h5v16h-5zM284 36h6v18h-6zM300 37h8v17h-8zM316 36h6v18h-6zM328 38h7v16h-7zM256 28h84v3h-84zM256 54h84v3h-84z"
    />
    <path class="glow" d="M24 23a6 4 0 1 0 12 0 6 4 0 1 0-12 0M52 23a6 4 0 1 0 12 0 6 4 0 1 0-12 0" />
  </>,
  <>
    <path class="dim" d="M238 60V20h8v18h84V28h8v32h-8v-8h-84v8z" />
    <path class="lit" d="M248 30h24q6 0 6 8h-30zM278 38h52v-6q-30-6-52 6z" />
    <path class="glow" d="M30 6h40v34H30zM28 4h44v38H28z" fill-rule="evenodd" />
    <path class="dim" d="M48 4h4v38h-4zM28 21h44v4H28z" />
  </>,
  <>
    <path class="dim" d="M262 60V34h42v26zM306 60V42h34v18zM272 34V18h26v16z" />
    <path class="lit" d="M262 45h42v3h-42zM306 50h34v2h-34zM272 25h26v2h-26z" />
    <path class="lit" d="M0 0h46L0 40zM0 4l8 16M0 0l24 10" />
    <path class="dim" d="M120 0h1.500v20H120zM115 24a6 6 0 1 1 11 0l3 4-5-1-3 4-3-4-5 1z" />
  </>,
  <>
    <path class="dim" d="M0 0h30L0 46zM360 0h-30l30 46z" />
    <path class="glow" d="M268 38a16 16 0 1 1 32 0z" />
    <path class="dim" d="M283 20h2v20h-2zM266 37h36v3h-36z" />
    <path class="dim" d="M70 12l8 6 4-4 4 4 8-6-3 12-5-3-4 5-4-5-5 3z" />
  </>,
];

export function Backdrop({ level }: { level: number }): JSX.Element {
  return (
    <svg class="backdrop" viewBox="0 0 360 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {BACKDROPS[level]}
    </svg>
  );
}

/** The roof over the attic, with its chimney. */
export function Roof(): JSX.Element {
  return (
    <svg class="roof" viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
      <path class="chimney" d="M290 4h22v40h-22zM287 0h28v7h-28z" />
      <path class="tiles" d="M0 64L120 14 200 2l80 12 120 50z" />
      <path class="ridge" d="M0 64L120 14 200 2l80 12 120 50h-14L276 20 200 9l-76 11L14 64z" />
    </svg>
  );
}
