/** What the rooms of the house look like. Whatever stands in one is a drawing 60 high, so that it is seen whole in any room. */
import type { JSX } from "preact";

/** Things that stand at one side of a room: their width in a height of 60, and their shapes. */
interface Thing {
  readonly width: number;
  readonly shapes: JSX.Element;
}

interface Room {
  readonly left: Thing;
  readonly right: Thing;
}

/*
 * `dim` is darker than the wall and `lit` lighter; `glow` shines, `wood`, `cloth`, `gold` and `night` are what they say,
 * `line` is a thin stroke. From the path before the gate up to the attic.
 */
const ROOMS: readonly Room[] = [
  {
    left: {
      width: 70,
      shapes: (
        <>
          <path class="wood" d="M20 60V30h4v30z" />
          <path class="lit" d="M8 22h26l8 6-8 6H8z" />
          <path class="line" d="M13 28h18" />
          <path class="dim" d="M46 60c2-8 6-10 10-4 4-7 9-4 10 4z" />
        </>
      ),
    },
    right: {
      width: 60,
      shapes: (
        <>
          <circle class="halo" cx="30" cy="17" r="16" />
          <path class="dim" d="M28.500 60V24h3v36zM24 60h12v-3H24z" />
          <path class="glow" d="M24.500 12h11l-2 12h-7z" />
          <path class="dim" d="M23 12l7-7 7 7zM25 24h10v2H25z" />
        </>
      ),
    },
  },
  {
    left: {
      width: 92,
      shapes: (
        <>
          <path class="lit" d="M8 60V36a11 11 0 0 1 22 0v24z" />
          <path class="line" d="M19 34v12M14 39h10" />
          <path class="lit" d="M44 60V46a8 8 0 0 1 16 0v14z" />
          <path class="dim" d="M4 60q6-6 12 0zM36 60q5-5 10 0zM58 60q8-8 15 0z" />
          <path class="dim" d="M74 60V50h-5v-3h5v-6h3v6h5v3h-5v10z" />
        </>
      ),
    },
    right: {
      width: 80,
      shapes: (
        <>
          <path
            class="dim"
            d="M38 60c2-12 1-20-2-28L20 20l2-3 14 9-2-16h4l3 18L52 12l3 2-11 20 18-9 1 3-18 12c-1 7 0 13 2 20z"
          />
          <path
            class="glow"
            d="M56 20a3 3 0 0 1 6 0l-1 3h-4zM57.500 19.500a.8.8 0 1 0 .01 0M60.500 19.500a.8.8 0 1 0 .01 0"
          />
          <path class="cloth" d="M8 60c0-7 5-10 9-10s9 3 9 10zM15 50q1-5 5-6" />
        </>
      ),
    },
  },
  {
    left: {
      width: 96,
      shapes: (
        <>
          <path class="wood" d="M6 8h30v36H6zM44 14h22v28H44z" />
          <path class="night" d="M10 12h22v28H10zM47 17h16v22H47z" />
          <path class="lit" d="M21 17a6 7 0 1 1-.01 0M12 40c0-9 4-12 9-12s9 3 9 12z" />
          <path class="glow" d="M18.500 22a1.200 1.200 0 1 0 .01 0M23.500 22a1.200 1.200 0 1 0 .01 0" />
          <path class="lit" d="M55 21a4 5 0 1 1-.01 0M49 39c0-7 3-9 6-9s6 2 6 9z" />
          <path class="wood" d="M74 60V40h16v20h-3V50H77v10z" />
          <path class="gold" d="M79 40c0-8 6-8 6 0z" />
        </>
      ),
    },
    right: {
      width: 84,
      shapes: (
        <>
          <path class="cloth" d="M14 60l6-3h44l6 3z" />
          <path class="wood" d="M24 58V24a18 18 0 0 1 36 0v34z" />
          <path class="glow" d="M28 24a14 14 0 0 1 28 0z" />
          <path class="line" d="M42 10v14M32 14l10 10 10-10" />
          <path class="dim" d="M28 28h12v12H28zM44 28h12v12H44zM28 43h12v12H28zM44 43h12v12H44z" />
          <path class="gold" d="M40.500 41a2 2 0 1 0 .01 0" />
        </>
      ),
    },
  },
  {
    left: {
      width: 66,
      shapes: (
        <>
          <circle class="halo" cx="33" cy="15" r="15" />
          <path class="glow" d="M33 6q6 8 0 13-6-5 0-13zM16 14q5 6 0 11-5-5 0-11zM50 14q5 6 0 11-5-5 0-11z" />
          <path class="lit" d="M31 19h4v12h-4zM14.500 25h3v8h-3zM48.500 25h3v8h-3z" />
          <path class="gold" d="M12 33h42v3H35v14h6v3H25v-3h6V36H12z" />
        </>
      ),
    },
    right: {
      width: 124,
      shapes: (
        <>
          <path class="wood" d="M6 60V50h18V41h18v-9h18v-9h18v-9h18V5h28v55z" />
          <path class="cloth" d="M12 50h12v3H12zM30 41h12v3H30zM48 32h12v3H48zM66 23h12v3H66zM84 14h12v3H84z" />
          <path class="gold" d="M4 36L96-10l2 4L6 40z" />
          <path class="line" d="M14 36v14M32 27v14M50 18v14M68 9v14M86 0v14" />
        </>
      ),
    },
  },
  {
    left: {
      width: 84,
      shapes: (
        <>
          <path class="gold" d="M8 6h44v34H8z" />
          <path class="night" d="M12 10h36v26H12z" />
          <path class="glow" d="M19 22q5-5 10 0-5 5-10 0zM33 22q5-5 10 0-5 5-10 0z" />
          <path class="dim" d="M24 20h1.500v4H24zM38 20h1.500v4H38z" />
          <path class="wood" d="M60 60V44h20v16h-4V50H64v10z" />
          <path class="cloth" d="M58 44h24v-4H58zM76 40V26h6v14z" />
        </>
      ),
    },
    right: {
      width: 118,
      shapes: (
        <>
          <path class="wood" d="M4 2h110v58H4z" />
          <path class="night" d="M9 6h100v15H9zM9 24h100v15H9zM9 42h100v14H9z" />
          <path
            class="cloth"
            d="M12 8h6v13h-6zM28 9h5v12h-5zM50 7h8v14h-8zM78 8h6v13h-6zM96 9h6v12h-6zM18 26h7v13h-7zM44 27h5v12h-5zM70 26h8v13h-8zM14 44h6v12h-6zM58 45h7v11h-7zM90 43h8v13h-8z"
          />
          <path
            class="gold"
            d="M20 9h6v12h-6zM60 9h5v12h-5zM86 8h7v13h-7zM27 28h6v11h-6zM52 26h7v13h-7zM96 27h6v12h-6zM24 45h7v11h-7zM68 44h5v12h-5z"
          />
          <path
            class="lit"
            d="M35 8h6v13h-6zM67 8h8v13h-8zM35 26h7v13h-7zM82 27h6v12h-6zM36 45h8v11h-8zM78 45h6v11h-6z"
          />
        </>
      ),
    },
  },
  {
    left: {
      width: 76,
      shapes: (
        <>
          <path class="wood" d="M16 4h40v44H16z" />
          <path class="night" d="M20 8h32v36H20z" />
          <circle class="glow" cx="42" cy="19" r="6" />
          <path class="wood" d="M34.500 8h3v36h-3zM20 24.500h32v3H20z" />
          <path class="cloth" d="M8 2h58v4H8zM10 6h10q-2 20-8 36H6q4-18 4-36zM62 6H52q2 20 8 36h6q-4-18-4-36z" />
        </>
      ),
    },
    right: {
      width: 116,
      shapes: (
        <>
          <path class="wood" d="M4 60V22h7v18h92V30h7v30h-7v-8H11v8z" />
          <path class="lit" d="M11 30h26q6 0 6 10H11z" />
          <path class="cloth" d="M37 40c0-9 10-12 28-12s38 2 38 12v12H37z" />
          <path class="line" d="M55 30v22M75 29v23M93 33v19" />
        </>
      ),
    },
  },
  {
    left: {
      width: 84,
      shapes: (
        <>
          <path
            class="web"
            d="M0 0h40M0 0v38M0 0l30 30M0 0l38 14M0 0l14 36M12 0q0 12-12 12M24 0q0 24-24 24M36 0q0 36-36 36"
          />
          <path class="web" d="M56 0v22" />
          <path class="dim" d="M56 20a6 6 0 1 1-.01 0" />
          <path class="line" d="M50 24l-7-3M50 27h-8M51 30l-6 5M62 24l7-3M62 27h8M61 30l6 5" />
          <path class="glow" d="M54 25a1 1 0 1 0 .01 0M58 25a1 1 0 1 0 .01 0" />
        </>
      ),
    },
    right: {
      width: 100,
      shapes: (
        <>
          <path class="wood" d="M4 60V34h42v26zM50 60V44h40v16zM16 34V16h28v18z" />
          <path class="line" d="M4 47h42M18 34v26M32 34v26M50 52h40M63 44v16M77 44v16M16 25h28M30 16v18" />
          <path class="cloth" d="M58 44q2-14 12-14t12 14z" />
          <path class="gold" d="M68 30a2 2 0 1 1 4 0z" />
        </>
      ),
    },
  },
  {
    left: {
      width: 90,
      shapes: (
        <>
          <path class="wood" d="M0 0h16L0 30zM0 44L60 0h8L0 50z" />
          <path class="dim" d="M52 14c-4 8-5 14-3 20l4-4 3 6 3-6 4 4c2-6 1-12-3-20l-4 3z" />
          <path class="glow" d="M54.500 21a1 1 0 1 0 .01 0M58.500 21a1 1 0 1 0 .01 0" />
          <path class="wood" d="M16 60V46h30v14zM16 46q0-8 15-8t15 8z" />
          <path class="gold" d="M29 46h4v6h-4z" />
        </>
      ),
    },
    right: {
      width: 90,
      shapes: (
        <>
          <path class="wood" d="M90 0H74l16 30zM90 44L30 0h-8l68 50z" />
          <circle class="wood" cx="38" cy="32" r="19" />
          <circle class="night" cx="38" cy="32" r="16" />
          <path class="glow" d="M42 20a12 12 0 1 0 8 20 13 13 0 0 1-8-20z" />
          <path class="wood" d="M37 16h2v32h-2zM22 31h32v2H22z" />
        </>
      ),
    },
  },
];

/** The furniture of a room: something at the left, something at the right, whole in a room of any shape. */
export function Backdrop({ level }: { level: number }): JSX.Element | null {
  const room = ROOMS[level];
  if (!room) return null;
  return (
    <span class="backdrop" aria-hidden="true">
      <Side thing={room.left} />
      <Side thing={room.right} />
    </span>
  );
}

const Side = ({ thing }: { thing: Thing }): JSX.Element => (
  <svg viewBox={`0 0 ${thing.width} 60`} preserveAspectRatio="xMidYMax meet">
    {thing.shapes}
  </svg>
);

/** The roof over the attic, with its chimney and rows of tiles. */
export function Roof(): JSX.Element {
  return (
    <svg class="roof" viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
      <path class="chimney" d="M290 4h22v40h-22zM287 0h28v7h-28z" />
      <path class="tiles" d="M0 64L120 14 200 2l80 12 120 50z" />
      <path class="rows" d="M96 24h208M72 34h256M48 44h304M24 54h352" />
      <path class="ridge" d="M0 64L120 14 200 2l80 12 120 50h-14L276 20 200 9l-76 11L14 64z" />
    </svg>
  );
}
