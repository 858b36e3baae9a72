/** The wire as docs/protocol.md tells it: every JSON object that travels between this client and the server. */

export interface SeatRef {
  readonly seat: number;
}
export type Arg = string | number | Text | SeatRef | readonly Arg[];
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export interface Move {
  readonly move: string;
  readonly ids: readonly string[];
  readonly say: Text;
}

export interface Section {
  readonly name: string;
  readonly rules: readonly [number, number];
}
export interface Option {
  readonly name: string;
  readonly default: number;
  readonly low?: number;
  readonly high?: number;
  readonly suggested?: readonly number[];
  readonly words?: Readonly<Record<string, number>>;
  readonly seats: readonly [number, number];
}
/** A level of bots, with how strong it was measured to be at the game. */
export interface Level {
  readonly name: string;
  readonly rating: number | null;
}
export interface GameInfo {
  readonly name: string;
  readonly version: string | number;
  readonly seats: readonly [number, number];
  readonly minutes: number;
  readonly letter: string;
  readonly sections: readonly Section[];
  readonly levels: readonly Level[];
  /** The level for those who do not pick one. */
  readonly usual: string;
  readonly options: readonly Option[];
}

export type SeatWish =
  | { readonly kind: "me" | "local"; readonly name: string }
  | { readonly kind: "bot"; readonly level: string }
  | { readonly kind: "friend" };
export interface TableWish {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, number>>;
}
export interface OpenedTable {
  readonly table: string;
  readonly seats: readonly { readonly seat: number; readonly token?: string; readonly invite?: string }[];
}

export interface SeatInfo {
  readonly seat: number;
  readonly kind: string;
  readonly name?: string;
  readonly level?: string;
  readonly taken: boolean;
  readonly online: boolean;
}
export interface TableFrame {
  readonly t: "table";
  readonly table: string;
  readonly game: string;
  readonly version: string | number;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, number>>;
  readonly commitment: string;
  readonly you: readonly number[];
  readonly host: boolean;
}

export interface LogEntry {
  readonly seq: number;
  readonly seat: number;
  readonly says: readonly Text[];
  readonly undo?: boolean;
  readonly to?: number;
}
export interface Over {
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly key: string;
}
export interface StateFrame {
  readonly t: "state";
  readonly seq: number;
  readonly seat: number;
  readonly view: unknown;
  readonly ask: Text;
  readonly waiting: readonly number[];
  readonly moves: readonly Move[];
  readonly undo: boolean;
  readonly log: readonly LogEntry[];
  readonly over: Over | null;
}

export interface OkFrame {
  readonly t: "ok";
  readonly id: string;
  readonly seq: number;
}
export interface NoFrame {
  readonly t: "no";
  readonly id: string;
  readonly seq: number;
  readonly rule: string | null;
  readonly say: Text;
}
/** A good move: how much of the search went into it, and the chance to win with it, where it means anything. */
export interface AdvisedMove extends Move {
  readonly share: number;
  readonly chance?: number;
}
export interface HintFrame {
  readonly t: "hint";
  readonly id: string;
  readonly best: readonly AdvisedMove[];
}
export interface WhyFrame {
  readonly t: "why";
  readonly id: string;
  readonly rule: string | null;
  readonly say: Text;
}
export interface ByeFrame {
  readonly t: "bye";
  readonly say: Text;
}

export type Answer = OkFrame | NoFrame | HintFrame | WhyFrame;
export type ServerFrame = TableFrame | StateFrame | Answer | ByeFrame;

/** What the server says about a match that is over; chances lie between 0 and 1. */
export type Label = "fine" | "inaccuracy" | "mistake" | "blunder";
export interface Decision {
  readonly number: number;
  readonly seat: number;
  readonly legal: number;
  readonly played: Move;
  readonly best: Move;
  readonly chance_best: readonly number[];
  readonly chance_played: readonly number[];
  readonly loss: number;
  readonly label: Label;
}
export interface Split {
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly result: number;
}
export interface Review {
  readonly moves: number;
  readonly over: boolean;
  readonly iterations: number;
  /** For each seat pairs of a move's number and the chance before it; last the result, after the last move. */
  readonly curves: readonly (readonly (readonly [number, number])[])[];
  readonly splits: readonly (Split | null)[];
  readonly decisions: readonly Decision[];
}
/** What whoever decided saw before a move. */
export interface ReviewPosition {
  readonly number: number;
  readonly seat: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
}
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** What a person asks of the server at a table; the line (net.ts) adds the id. */
export type Command =
  | { readonly t: "move"; readonly seat: number; readonly seq: number; readonly move: string }
  | { readonly t: "undo" | "hint"; readonly seat: number; readonly seq: number }
  | { readonly t: "why"; readonly seat: number; readonly seq: number; readonly ids: readonly string[] };

/** The seat number of someone who only looks on. */
export const ONLOOKER = -1;
