/**
 * A table as the pages meet it, wherever it stands. There are two venues: the server (remote.ts), and this browser
 * (local/venue.ts). Both say the same frames (docs/protocol.md §3), so that nobody else can tell them apart.
 */
import type {
  Answer,
  Bye,
  Command,
  Reaction,
  Review,
  ReviewPosition,
  ReviewProgress,
  StateFrame,
  TableFrame,
} from "./protocol";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** What a person asks at a table; the line adds the id. */
export type Wish = WithoutId<Command>;

export type LineState = "joining" | "open" | "lost" | "ended";

export interface LineListener {
  onState(state: LineState): void;
  onFrame(frame: TableFrame | StateFrame | Reaction | Bye): void;
  /** The last seq whose log is already here. */
  since(): number;
}

/** The line between a page and a table. */
export interface Line {
  /** Sends a command and waits for its answer, however long that takes. */
  ask(wish: Wish): Promise<Answer>;
  /** Joins anew, to fetch what was missed. */
  rejoin(): void;
  close(): void;
}

/** A table, wherever it stands. Promises may be rejected with `Refused`. */
export interface Venue {
  readonly id: string;
  /** What everybody may know of the table. */
  info(): Promise<TableFrame>;
  /** Sits down with the seats of these tokens, or looks on without any. */
  join(tokens: readonly string[], listener: LineListener): Line;
  /** The address of the record of a match that is over, for a link. */
  record(): Promise<string>;
  /** That record itself. */
  recordText(): Promise<string>;
  /** The review of a match that is over, or how far it has come. */
  review(): Promise<Review | ReviewProgress>;
  /** What a viewer, or else whoever made it, saw before a move of a match that is over. */
  position(number: number, viewer?: number): Promise<ReviewPosition>;
}
