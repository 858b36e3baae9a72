/** The five friends and the ghost, drawn by us: each has a shape, a colour and a letter of its own. */
import type { JSX } from "preact";
import type { Friend } from "./view";
import "./figures.css";

const BODIES: Readonly<Record<Friend, JSX.Element>> = {
  poppy: (
    <>
      <path class="coat" d="M8 50c0-13 3-21 12-21s12 8 12 21z" />
      <circle class="skin" cx="20" cy="19" r="9.5" />
      <path class="hair" d="M9.5 18C7 9 13 4 16 7c1-5 8-5 9 0 4-2 8 4 5.5 11-2-4-5-5-10.5-5s-8.5 1-10.5 5z" />
      <Face y={20} />
    </>
  ),
  kracko: (
    <>
      <path class="coat" d="M11 50V33c0-4 4-6 9-6s9 2 9 6v17z" />
      <rect class="skin" x="12" y="9" width="16" height="19" rx="7" />
      <path class="hair" d="M11 14L9.5 5l5 3L17 1l4 5.500L25.5 2l1 6 4.5-2-2 9c-5-3-13-3-18-1z" />
      <Face y={19} />
    </>
  ),
  duffy: (
    <>
      <path class="coat" d="M3 50c0-14 6-19 17-19s17 5 17 19z" />
      <ellipse class="skin" cx="20" cy="21" rx="11.5" ry="9.5" />
      <path class="cap" d="M8 18c0-8 5-12 12-12s12 4 12 10l7 1c1 2-1 3-3 3-9-2-19-3-28-2z" />
      <Face y={23} />
    </>
  ),
  hanja: (
    <>
      <path class="hair" d="M8 12c-5 2-7 8-6 15 3 0 6-3 7-8zM32 12c5 2 7 8 6 15-3 0-6-3-7-8z" />
      <path class="coat" d="M20 27L36 50H4z" />
      <circle class="skin" cx="20" cy="19" r="9.5" />
      <path class="hair" d="M10 19C9 10 14 6 20 6s11 4 10 13c-3-3-7-6-10-7-3 1-7 4-10 7z" />
      <Face y={20.5} />
    </>
  ),
  schnuffer: (
    <>
      <path class="coat" d="M34 34c5-2 5-9 3-13 6 4 6 14-1 18z" />
      <path class="coat" d="M8 50V36c0-5 5-8 13-8s15 3 15 9v13h-6v-7H14v7z" />
      <path class="skin" d="M5 17c0-6 5-10 12-10s12 4 12 10c0 8-5 12-12 12S5 25 5 17z" />
      <path class="hair" d="M7 9C2 9 0 18 2 25c4 1 7-5 7-11zM27 9c5 0 7 9 5 16-4 1-7-5-7-11z" />
      <ellipse class="snout" cx="17" cy="22.5" rx="4.5" ry="3.3" />
      <circle class="eye" cx="12.5" cy="16" r="1.6" />
      <circle class="eye" cx="21.5" cy="16" r="1.6" />
    </>
  ),
};

/** Each friend's letter and where it stands. */
const LETTERS: Readonly<Record<Friend, readonly [string, number, number]>> = {
  poppy: ["P", 20, 46],
  kracko: ["K", 20, 46],
  duffy: ["D", 20, 46],
  hanja: ["H", 20, 46],
  schnuffer: ["S", 22, 41.5],
};

function Face({ y }: { y: number }): JSX.Element {
  return (
    <>
      <circle class="eye" cx="16.5" cy={y} r="1.5" />
      <circle class="eye" cx="23.5" cy={y} r="1.5" />
      <path class="mouth" d={`M17.5 ${y + 4}q2.5 2 5 0`} />
    </>
  );
}

/** A friend. Whoever shows the figure says who it is; the drawing itself is silent. */
export function Figure({ friend }: { friend: Friend }): JSX.Element {
  const [letter, x, y] = LETTERS[friend];
  return (
    <svg class={`figure ink-${friend}`} viewBox="-2 -2 44 56" aria-hidden="true">
      <g class="figure-body">{BODIES[friend]}</g>
      <text class="figure-letter" x={x} y={y}>
        {letter}
      </text>
    </svg>
  );
}

export function Ghost(): JSX.Element {
  return (
    <svg class="ghost-figure" viewBox="-2 -2 44 56" aria-hidden="true">
      <path
        class="sheet"
        d="M4 50C2 34 2 3 20 3s18 31 16 47c-2 2-4-3-6-3-3 0-3 4-5.5 4S22 47 20 47s-2 4-4.5 4-3-4-5.5-4c-2 0-4 5-6 3z"
      />
      <ellipse class="hollow" cx="14" cy="20" rx="3" ry="4.5" />
      <ellipse class="hollow" cx="26" cy="20" rx="3" ry="4.5" />
      <ellipse class="hollow" cx="20" cy="31" rx="3.5" ry="4.5" />
    </svg>
  );
}
