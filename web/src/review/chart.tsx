/** The chance to win over the moves of a match: a line for each seat, told apart by colour, dashes and marks. */
import type { JSX, TargetedPointerEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Review } from "../wire/protocol";
import { t } from "../base/texts";
import { spoken } from "./decisions";
import { before, nearest, percent, placer, ticks, type Frame } from "./numbers";

const DASHES = ["", "8 4", "2 4", "12 4 2 4", "5 3", "1 5"];
/** Marks nearer than this to each other would run together. */
const MARK_GAP = 22;
/** The width of the slider's thumb, as the styles have it: its middle lies under the cursor. */
const THUMB = 20;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];
const GRAVE = new Set(["mistake", "blunder"]);

interface ChartProps {
  readonly review: Review;
  /** The move that is shown; the one after the last is the end. */
  readonly number: number;
  readonly onNumber: (number: number) => void;
}

export function Chart({ review, number, onNumber }: ChartProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);
  const frame = frameOf(width);
  const { x, y } = placer(frame, review.moves);
  const end = review.moves + 1;
  const shown = review.decisions.find((decision) => decision.number === number);
  const point = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = nearest(review, frame, event.clientX - box.left, event.clientY - box.top);
    onNumber(review.decisions[at]?.number ?? 1);
  };
  return (
    <div class="chart" ref={holder}>
      <svg
        role="img"
        aria-labelledby="chart-title chart-help"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        width={frame.width}
        height={frame.height}
        onPointerDown={point}
        onPointerMove={(event) => (event.pointerType === "mouse" || event.buttons > 0) && point(event)}
      >
        <Grid review={review} frame={frame} />
        <path class="chart-cursor" d={`M${x(number)} ${frame.top}V${frame.height - frame.bottom}`} />
        {review.curves.map((_, seat) => (
          <Curve key={seat} review={review} seat={seat} frame={frame} />
        ))}
        {review.decisions
          .filter((decision) => GRAVE.has(decision.label))
          .map((decision) => (
            <circle
              key={decision.number}
              class={`chart-fault ${decision.label}`}
              cx={x(decision.number)}
              cy={y(before(decision))}
              r="7"
            />
          ))}
        {shown && (
          <g class={`chart-here seat-${shown.seat % 6}`}>
            <circle cx={x(shown.number)} cy={y(before(shown))} r="9" />
            <Mark seat={shown.seat} x={x(shown.number)} y={y(before(shown))} />
          </g>
        )}
      </svg>
      <input
        type="range"
        style={{ marginLeft: `${x(1) - THUMB / 2}px`, width: `${x(end) - x(1) + THUMB}px` }}
        min={1}
        max={end}
        value={number}
        aria-label={t("review-step")}
        aria-valuetext={shown ? spoken(shown) : moveWords(number, review.moves)}
        onInput={(event) => onNumber(Number(event.currentTarget.value))}
      />
    </div>
  );
}

const moveWords = (number: number, moves: number): string =>
  number > moves ? t("review-end") : t("review-move-of", { number, moves });

/** The frame for a picture of that width: lower and with less margin on a phone. */
function frameOf(width: number): Frame {
  const small = width < 560;
  return { width, height: small ? 240 : 340, left: small ? 46 : 50, right: small ? 12 : 18, top: 12, bottom: 30 };
}

function useWidth(holder: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = (): void => setWidth(Math.max(240, Math.floor(element.clientWidth)));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return width;
}

function Grid({ review, frame }: { review: Review; frame: Frame }): JSX.Element {
  const { x, y } = placer(frame, review.moves);
  const end = frame.width - frame.right;
  const foot = frame.height - frame.bottom;
  const numbers = ticks(review.moves, (end - frame.left) / 48).filter((number) => x(number) < end - 36);
  return (
    <g class="chart-grid">
      {LEVELS.map((level) => (
        <g key={level}>
          <path d={`M${frame.left} ${y(level)}H${end}`} />
          <text x={frame.left - 7} y={y(level) + 4} text-anchor="end">
            {percent(level)}
          </text>
        </g>
      ))}
      {numbers.map((number) => (
        <g key={number}>
          <path d={`M${x(number)} ${foot}v5`} />
          <text x={x(number)} y={foot + 20} text-anchor="middle">
            {number}
          </text>
        </g>
      ))}
      <text x={end} y={foot + 20} text-anchor="end">
        {t("review-end")}
      </text>
    </g>
  );
}

function Curve({ review, seat, frame }: { review: Review; seat: number; frame: Frame }): JSX.Element {
  const { x, y } = placer(frame, review.moves);
  const points = (review.curves[seat] ?? []).map(([number, chance]) => ({ x: x(number), y: y(chance) }));
  let marked = -Infinity;
  // The end is always marked, so the marks keep their distance from it too.
  const end = points.at(-1);
  const marks = points.filter((point) => {
    const free = point === end || (point.x - marked >= MARK_GAP && (end?.x ?? 0) - point.x >= MARK_GAP);
    if (free) marked = point.x;
    return free;
  });
  return (
    <g class={`chart-seat seat-${seat % 6}`} data-seat={seat}>
      <polyline points={points.map((point) => `${point.x},${point.y}`).join(" ")} stroke-dasharray={DASHES[seat % 6]} />
      {marks.map((point) => (
        <Mark key={point.x} seat={seat} x={point.x} y={point.y} />
      ))}
    </g>
  );
}

/** The mark of a seat: disc, square, triangle, diamond, ring, star of four. */
function Mark({ seat, x, y }: { seat: number; x: number; y: number }): JSX.Element {
  const at = `translate(${x} ${y})`;
  switch (seat % 6) {
    case 0:
      return <circle class="mark" transform={at} r="4" />;
    case 1:
      return <rect class="mark" transform={at} x="-3.7" y="-3.7" width="7.4" height="7.4" />;
    case 2:
      return <path class="mark" transform={at} d="M0 -5L4.8 3.6H-4.8Z" />;
    case 3:
      return <path class="mark" transform={at} d="M0 -5.4L5.4 0L0 5.4L-5.4 0Z" />;
    case 4:
      return <circle class="mark hollow" transform={at} r="3.8" />;
    default:
      return <path class="mark" transform={at} d="M0 -6L1.7 -1.7L6 0L1.7 1.7L0 6L-1.7 1.7L-6 0L-1.7 -1.7Z" />;
  }
}

/** A piece of a seat's line, as the legend shows it. */
export function LineSample({ seat }: { seat: number }): JSX.Element {
  return (
    <svg
      class={`line-sample chart-seat seat-${seat % 6}`}
      viewBox="0 0 40 14"
      width="40"
      height="14"
      aria-hidden="true"
    >
      <path class="line" d="M1 7H39" stroke-dasharray={DASHES[seat % 6]} />
      <Mark seat={seat} x={20} y={7} />
    </svg>
  );
}
