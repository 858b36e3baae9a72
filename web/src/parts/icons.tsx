/** Small line drawings for buttons. They are decoration: the button says its words itself. */
import type { JSX } from "preact";

const PATHS = {
  log: "M5 6h14M5 12h14M5 18h9",
  rules: "M12 6c-2-1.6-4.6-2-8-2v14c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2zm0 0v14",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6.5 9c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.2M18 14.5c2 .8 3.1 2.6 3.5 5.5",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.4 1.3 2.4h5c0-1 .5-1.7 1.3-2.4A6 6 0 0 0 12 3z",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "M5 12.5l4.5 4.5L19 7",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  bot: "M5 9h14v10H5zM12 9V5M12 4.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1zM9 13v2M15 13v2",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  plus: "M12 5v14M5 12h14",
  back: "M14 6l-6 6 6 6",
  crown: "M4 8l4.5 4L12 5l3.5 7L20 8l-1.5 11h-13z",
  curve: "M4 4v16h16M7 15l4-5 3 3 5-7",
  forth: "M10 6l6 6-6 6",
  first: "M17 6l-6 6 6 6M7 6v12",
  last: "M7 6l6 6-6 6M17 6v12",
  away: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
  face: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9.5v.8M15 9.5v.8M8 14c1 1.8 2.3 2.6 4 2.6s3-.8 4-2.6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Somebody is thinking. */
export function Dots(): JSX.Element {
  return (
    <svg class="icon dots" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="4.5" cy="13" r="2.5" />
      <circle cx="12" cy="13" r="2.5" />
      <circle cx="19.5" cy="13" r="2.5" />
    </svg>
  );
}
