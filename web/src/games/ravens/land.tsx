/** The five landscapes and Odin's sign: each has a colour and a shape of its own. */
import type { JSX } from "preact";
import type { Sign } from "./view";

const PINE = "M0-15l7 9H3.600l6 8.500H4.800l6.200 8.500H1.800V17h-3.600v-6H-11l6.200-8.500h-4.800l6-8.500H-7z";
const TUFT = "M0 0c-1-5-3-7-6-9 1 3 2 6 3 9zM0 0c0-6 0-9 0-13 2 4 2 8 2 13zM2 0c1-5 3-7 6-9-1 3-2 6-3 9z";

/** The scenes in a box of 48. */
const SCENES: Readonly<Record<Sign, JSX.Element>> = {
  M: (
    <>
      <path class="land-sky" d="M0 0h48v48H0z" />
      <path class="land-far" d="M-4 48L14 15l8 12 10-17 22 38z" />
      <path class="land-near" d="M-6 48L10 28l7 8L29 17l23 31z" />
      <path
        class="land-light"
        d="M29 17l9.500 13-4.500-1.500-3 6-3.500-5-4 2.500zM10 28l5 6-3.500-.5-2 3.500-2.500-4-3 1z"
      />
    </>
  ),
  F: (
    <>
      <path class="land-sky" d="M0 0h48v48H0z" />
      <path class="land-far" d="M0 26c10-6 20-4 30-2 7 1 13-1 18-4v28H0z" />
      <path class="land-mid" d={PINE} transform="translate(37 24) scale(.9)" />
      <path class="land-mid" d={PINE} transform="translate(11 26) scale(.95)" />
      <path class="land-near" d={PINE} transform="translate(24 27) scale(1.2)" />
    </>
  ),
  W: (
    <>
      <path class="land-sky" d="M0 0h48v48H0z" />
      <path class="land-near" d="M0 31c6-5 10-5 16 0s10 5 16 0 10-5 16 0v17H0z" />
      <path
        class="land-line"
        d="M-2 13c6-5 10-5 17 0s11 5 17 0 10-5 18 0M-2 24c6-5 10-5 17 0s11 5 17 0 10-5 18 0M-2 36c6-5 10-5 17 0s11 5 17 0 10-5 18 0"
      />
    </>
  ),
  S: (
    <>
      <path class="land-sky" d="M0 0h48v48H0z" />
      <path class="land-near" d="M0 36c9-6 17-6 26-2s15 3 22-1v15H0z" />
      <path
        class="land-line"
        d="M24 5v30M11 12.500l26 15M37 12.500l-26 15M20 8l4 4 4-4M20 32l4-4 4 4M11 17.500l5.500-1.500-1.400-5.500M37 22.500l-5.500 1.500 1.400 5.500M37 17.500l-5.500-1.500 1.400-5.500M11 22.500l5.500 1.500-1.400 5.500"
      />
    </>
  ),
  P: (
    <>
      <path class="land-sky" d="M0 0h48v48H0z" />
      <path class="land-far" d="M0 23c14-5 32-5 48 0v25H0z" />
      <path class="land-line" d="M-2 31h52M-2 39.500h52" />
      <path class="land-near" d={TUFT} transform="translate(12 33)" />
      <path class="land-near" d={TUFT} transform="translate(34 31) scale(.9)" />
      <path class="land-near" d={TUFT} transform="translate(23 45) scale(1.1)" />
      <circle class="land-light" cx="36" cy="10" r="5.500" />
    </>
  ),
  O: (
    <>
      <path class="land-sky" d="M0 0h48v48H0z" />
      <path class="land-light" d="M5 24c9-13 29-13 38 0-9 13-29 13-38 0z" />
      <circle class="land-near" cx="24" cy="24" r="7.500" />
      <circle class="land-far" cx="24" cy="24" r="3" />
      <path class="land-line" d="M24 3v8M10 7l4 7M38 7l-4 7M24 45v-8M10 41l4-7M38 41l-4-7" />
    </>
  ),
};

/** A landscape as a group in a box of 48, to be put into another drawing. */
export function Scene({ symbol }: { symbol: Sign }): JSX.Element {
  return <g class={`land-${symbol}`}>{SCENES[symbol]}</g>;
}

/** A landscape by itself. Whoever shows it says what it is; the drawing itself is silent. */
export function Land({ symbol, class: className }: { symbol: Sign; class?: string }): JSX.Element {
  return (
    <svg class={className ?? "rv-land"} viewBox="0 0 48 48" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene symbol={symbol} />
    </svg>
  );
}
