/** A player's plate on a board: the frame, the name, and whatever the game puts before and after it. */
import type { ComponentChildren, JSX } from "preact";
import { SeatName } from "./seated";

interface PlateProps {
  readonly seat: number;
  readonly onTurn: boolean;
  readonly class: string;
  /** What stands before the name. */
  readonly sign?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Plate({ seat, onTurn, class: className, sign, children }: PlateProps): JSX.Element {
  return (
    <article class={`plate ${className}${onTurn ? " on-turn" : ""}`} data-place={`seat:${seat}`}>
      {sign}
      <h2>
        <SeatName seat={seat} />
      </h2>
      {children}
    </article>
  );
}
