/** Every JSON object that travels between client and server. Made of server/wire.py by `make generate`. */

/** The seat of whoever looks on. */
export const ONLOOKER = -1;

/** An argument that stands for whoever sits there. */
export interface Who {
  readonly seat: number;
}

export type Arg = string | number | Who | Text | readonly (string | Text | Who)[];

/** A message of the Fluent files with its arguments. */
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export type Note = "seat" | "bot" | "back" | "end" | "next";

export type SeatKind = "me" | "local" | "bot" | "friend";

/**
 * Sit down with the seats of these tokens, or look on without any. `since` is the last seq of which the log
 * is already here. With `words`, states come in the game's words.
 */
export interface Join {
  readonly t: "join";
  readonly tokens?: readonly string[];
  readonly since?: number;
  readonly words?: boolean;
}

/**
 * Play a move given in notation. `seq` is the one this client has seen. An older one is refused, unless only
 * other seats have decided since and nothing changed for this seat: choices made at the same time may cross.
 */
export interface MakeMove {
  readonly t: "move";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
  readonly move: string;
}

/** Take back the last move of that seat. */
export interface TakeBack {
  readonly t: "undo";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
}

/**
 * What would a good player do? Answered within a second or so, one at a time. It ends with the socket, and
 * when the match moves on.
 */
export interface AskHint {
  readonly t: "hint";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
}

/** These elements, picked together, fit no move: which rule forbids it? */
export interface AskWhy {
  readonly t: "why";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
  readonly ids: readonly string[];
}

export type ProposalKind = "undo" | "seat" | "bot" | "end";

/**
 * Ask the others for their consent. `undo`: to take back this seat's last move. `seat`: as the host, to give
 * `about` anew. `bot`: to let a bot play for `about`, who is away. `end`: to end the match before its time.
 * The last two ask those who are here; with nobody to ask, and for the host, a while of absence is enough.
 */
export interface Propose {
  readonly t: "propose";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
  readonly what: ProposalKind;
  readonly about?: number;
}

/** Say yes or no to the table's `proposal`. One no, of its proposer too, ends it; the last yes carries it out. */
export interface Agree {
  readonly t: "agree";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
  readonly yes: boolean;
}

/** Play this seat oneself again, for which a bot has played meanwhile. */
export interface ComeBack {
  readonly t: "back";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
}

/**
 * Play on with the same people and bots on the same seats, once the match is over. The table frame then has
 * `next`, a table that takes the tokens of this one; the next seat starts. Another `game` may be named;
 * whoever asks second goes along with the first.
 */
export interface Rematch {
  readonly t: "rematch";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
  readonly game?: string;
  readonly options?: Readonly<Record<string, number>>;
}

export type ReactionKind = "hello" | "well" | "thanks" | "oops" | "wow" | "laugh" | "think" | "hurry";

/** Let everybody at the table see a face with a few words; nothing of it is kept. */
export interface React {
  readonly t: "react";
  readonly id: string;
  readonly seat: number;
  readonly seq: number;
  readonly what: ReactionKind;
}

/** Are you there? A client that has heard nothing for a while asks; a line without an answer is dead. */
export interface Ping {
  readonly t: "ping";
}

export type Command = MakeMove | TakeBack | AskHint | AskWhy | Propose | Agree | ComeBack | Rematch | React;

export type ClientFrame = Join | MakeMove | TakeBack | AskHint | AskWhy | Propose | Agree | ComeBack | Rematch | React | Ping;

/** A legal move: its notation, the elements to pick for it, and its words. */
export interface Move {
  readonly move: string;
  readonly ids: readonly string[];
  readonly say: Text;
}

/**
 * One entry of the log as a viewer may know it: what was said of a move, packed as a state's words are. One
 * with `to` is an undo: it takes the entries `seq > to` out. One with a `note` is no move: the seat was given
 * anew (`seat`), a bot plays for it (`bot`), its person does so again (`back`), the match was ended by
 * agreement (`end`), it opened the next one (`next`).
 */
export interface LogEntry {
  readonly seq: number;
  readonly seat: number;
  readonly said?: string;
  readonly to?: number;
  readonly note?: Note;
}

/** The same in words. */
export interface LogEntryWords {
  readonly seq: number;
  readonly seat: number;
  readonly says: readonly Text[];
  readonly to?: number;
  readonly note?: Note;
}

/**
 * The result, and the key (32 hexadecimal digits) that the commitment was for. Rank 1 is best; equal seats
 * share a rank. A match that was ended by agreement (`agreed`) has no ranks.
 */
export interface Over {
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly key: string;
  readonly agreed: boolean;
}

/**
 * Who sits there. `name` is missing while nobody does; a bot has a `level` instead. `stand_in` is the level
 * of a bot that plays for somebody who is away.
 */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly taken: boolean;
  readonly online: boolean;
  readonly name?: string;
  readonly level?: string;
  readonly stand_in?: string;
}

/** What the seat `by` asks the others for; `about` is the seat that `seat` and `bot` are about. */
export interface Proposal {
  readonly what: ProposalKind;
  readonly by: number;
  readonly about: number;
  readonly asked: readonly number[];
  readonly agreed: readonly number[];
}

/**
 * What everybody may know of a table, and which seats are the reader's own; sent again on every change of
 * that. `waiting` are the seats that owe a decision as it is sent; a match of which nobody owes one is over.
 * `next` is the table at which everybody plays on.
 */
export interface TableFrame {
  readonly t: "table";
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, number>>;
  readonly commitment: string;
  readonly you: readonly number[];
  readonly host: boolean;
  readonly waiting: readonly number[];
  readonly proposal: Proposal | null;
  readonly next: string | null;
}

/**
 * The position as one seat sees it, what it may do, and what has happened since the last state sent on this
 * socket. One comes for each seat of `you`, or one with seat −1. Bytes are in base64: `record` is the view,
 * `facts` what follows from it, `words` what is asked and the legal moves with their offers: see
 * docs/protocol.md §5. `undo`: the seat may take its last move back; `ask_undo`: it may ask the others for
 * that.
 */
export interface StateFrame {
  readonly t: "state";
  readonly seq: number;
  readonly seat: number;
  readonly record: string;
  readonly facts: string;
  readonly words: string;
  readonly undo: boolean;
  readonly log: readonly LogEntry[];
  readonly over: Over | null;
  readonly ask_undo: boolean;
}

/** The same in the game's words, for whoever joined with `words`. */
export interface WordsFrame {
  readonly t: "words";
  readonly seq: number;
  readonly seat: number;
  readonly view: unknown;
  readonly ask: Text;
  readonly waiting: readonly number[];
  readonly moves: readonly Move[];
  readonly undo: boolean;
  readonly log: readonly LogEntryWords[];
  readonly over: Over | null;
  readonly ask_undo: boolean;
}

/** Done and durable. */
export interface Ok {
  readonly t: "ok";
  readonly id: string;
  readonly seq: number;
}

/**
 * Refused; nothing changed. `id` is null for a frame that was not even read: garbled, too long, too many at
 * once, or before `join`. `rule` is null where no rule of the game refuses it.
 */
export interface No {
  readonly t: "no";
  readonly id: string | null;
  readonly seq: number;
  readonly rule: string | null;
  readonly say: Text;
}

/**
 * A good move. `share`: how much of the search went into it, 0–1. `chance`: how likely the seat wins after
 * it, 0–1; missing where nobody else plays, or where there is no other move.
 */
export interface AdvisedMove {
  readonly move: string;
  readonly ids: readonly string[];
  readonly say: Text;
  readonly share: number;
  readonly chance?: number;
}

/** What a good player would do: up to three good moves, the best first. */
export interface Hint {
  readonly t: "hint";
  readonly id: string;
  readonly best: readonly AdvisedMove[];
}

/** The rule that forbids it; null where none can be named. */
export interface Why {
  readonly t: "why";
  readonly id: string;
  readonly rule: string | null;
  readonly say: Text;
}

/** Somebody shows a face; its words are the message `react-WHAT`. */
export interface Reaction {
  readonly t: "reaction";
  readonly seat: number;
  readonly what: ReactionKind;
}

/**
 * The server closes this socket (restart, flood, bad frames). A client comes back by itself unless the close
 * code is 4000–4099; after `retry` seconds, where it says so.
 */
export interface Bye {
  readonly t: "bye";
  readonly say: Text;
  readonly retry?: number;
}

/** The answer to `ping`. */
export interface Pong {
  readonly t: "pong";
}

export type Answer = Ok | No | Hint | Why;

export type ServerFrame = TableFrame | StateFrame | WordsFrame | Ok | No | Hint | Why | Reaction | Pong | Bye;

/** The person who opens the table; comes back with a token. */
export interface Me {
  readonly kind: "me";
  readonly name: string;
}

/** Another person at the same screen; comes back with a token. */
export interface Local {
  readonly kind: "local";
  readonly name: string;
}

/** A bot of that level. */
export interface BotSeat {
  readonly kind: "bot";
  readonly level: string;
}

/** Whoever comes with the invite that comes back. */
export interface Friend {
  readonly kind: "friend";
}

export type SeatWish = Me | Local | BotSeat | Friend;

/** A table to be opened. */
export interface TableWish {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, number>>;
}

/** What is got for a seat: a token to sit there, or an invite for somebody else. */
export interface OpenedSeat {
  readonly seat: number;
  readonly token?: string;
  readonly invite?: string;
}

/** A table that was opened, with the secrets of its seats. */
export interface OpenedTable {
  readonly table: string;
  readonly seats: readonly OpenedSeat[];
}

/** Take the seat of an invite. */
export interface SitWish {
  readonly invite: string;
  readonly name: string;
}

/** The host, or a friend of a host who stays away, asks by a token for a new invite for a seat. */
export interface InviteWish {
  readonly token: string;
  readonly seat: number;
}

/** The keys of a push subscription, in base64url, as browsers tell them. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Whoever holds these tokens wants to be called at this address of a push service when it is their turn. */
export interface PushWish {
  readonly tokens: readonly string[];
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly language: string;
}

/** Call nobody at this address any more. */
export interface PushEnd {
  readonly endpoint: string;
}

/** The public key of this library for push services, in base64url; null where it calls nobody. */
export interface PushInfo {
  readonly key: string | null;
}

/** Why a request was refused; with `rule` where a rule of the game refuses it. */
export interface Refusal {
  readonly say: Text;
  readonly rule?: string;
}

export type Label = "fine" | "inaccuracy" | "mistake" | "blunder";

/** One choice among `legal` moves; chances are those of every seat if the best and if the played move is made. */
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

/** How a seat came to its result: `result` = `start` + `own` + `others` + `luck`. */
export interface Split {
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly result: number;
}

/**
 * The review of a match. `curves` and `splits` have one entry for each seat. A curve has the number of a move
 * with the seat's chance to win before it, and last the result, after the last move. A seat that never had a
 * choice has no split. A match of one seat has no decisions.
 */
export interface Review {
  readonly moves: number;
  readonly over: boolean;
  readonly iterations: number;
  readonly curves: readonly (readonly (readonly [number, number])[])[];
  readonly splits: readonly (Split | null)[];
  readonly decisions: readonly Decision[];
}

/** How far a review has come: decisions done, of how many; 0 of 0 while others are worked out first. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * What somebody saw before a move of a match that is over: the view and what follows from it, as bytes.
 * `seat` is whose view it is (−1: an onlooker's), `by` who made the move, `said` what the viewer was told of
 * it, `moves` how many the match has. The number after the last move has the end.
 */
export interface ReviewPosition {
  readonly number: number;
  readonly moves: number;
  readonly by: number;
  readonly seat: number;
  readonly record: string;
  readonly facts: string;
  readonly said: string;
}

/** The record of a match of a deal, for its table of results. */
export interface DealWish {
  readonly record: string;
}

/** How somebody did with a deal: his points, his place among so many seats, the table where it can be reviewed. */
export interface DealResult {
  readonly name: string;
  readonly points: number;
  readonly place: number;
  readonly seats: number;
  readonly table: string;
}

/**
 * A position with one clearly best move, as the seat that is asked sees it: the bytes are those of a state.
 * `chances` has every legal move in notation with the seat's chance to win after it; `solutions` are the best
 * move and those as good.
 */
export interface PuzzleState {
  readonly number: number;
  readonly version: number;
  readonly seats: number;
  readonly seat: number;
  readonly record: string;
  readonly facts: string;
  readonly words: string;
  readonly chances: Readonly<Record<string, number>>;
  readonly solutions: readonly string[];
}

/** What a number means: a kind of `core/meanings.py` with its names. */
export interface MeaningInfo {
  readonly is: "count" | "one-of" | "set-of" | "heap-of" | "seat" | "seats" | "digits" | "row" | "code" | "said";
  readonly names?: readonly (string | number)[];
  readonly first?: number;
  readonly none?: number;
  readonly texts?: readonly Text[];
  readonly order?: readonly number[];
  readonly bits?: number;
  readonly counted?: boolean;
  readonly counted_text?: string;
  readonly joined?: string;
  readonly words?: Readonly<Record<string, number>>;
  readonly item?: MeaningInfo;
  readonly turned?: boolean;
}

/** A field of a record: where its numbers lie, who sees them, and which meaning they have. */
export interface FieldInfo {
  readonly name: string;
  readonly at: number;
  readonly type: string;
  readonly shape: readonly number[];
  readonly seen: "everybody" | "owner" | "nobody";
  readonly by_seat: boolean;
  readonly means: number;
}

/** A record: its bytes and its fields. */
export interface RecordInfo {
  readonly size: number;
  readonly fields: readonly FieldInfo[];
}

/** A message: the id of its text, and the names and meanings of its arguments. */
export interface MessageInfo {
  readonly id: string;
  readonly args: readonly (readonly [string, number])[];
}

/** Every code: its verb, its notation, and the elements that one picks for it, by number. */
export interface MovesInfo {
  readonly verbs: readonly string[];
  readonly verb: readonly number[];
  readonly notation: readonly string[];
  readonly elements: readonly string[];
  readonly picks: readonly (readonly number[])[];
}

/**
 * A choice made before a match, a whole number. It lies in `low … high` or has a word in `words`; an option
 * without a range takes its words only. It applies to seat counts within `seats`. One that is `fine` is about
 * a detail that most people never want to choose.
 */
export interface OptionInfo {
  readonly name: string;
  readonly default: number;
  readonly suggested: readonly number[];
  readonly words: Readonly<Record<string, number>>;
  readonly seats: readonly [number, number];
  readonly fine: boolean;
  readonly low?: number;
  readonly high?: number;
}

/** All that a client needs to read the states of a game, and to read and write its records. */
export interface Description {
  readonly name: string;
  readonly version: number;
  readonly letter: string;
  readonly seats: readonly [number, number];
  readonly options: readonly OptionInfo[];
  readonly layout: readonly string[];
  readonly record: RecordInfo;
  readonly derived: RecordInfo;
  readonly messages: readonly MessageInfo[];
  readonly moves: MovesInfo;
  readonly meanings: readonly MeaningInfo[];
  readonly facts: Readonly<Record<string, unknown>>;
  readonly choice_weight: number;
  readonly start_lack: number;
}

/** A section of the rules: its name, and its first and last rule. */
export interface SectionInfo {
  readonly name: string;
  readonly rules: readonly [number, number];
}

/**
 * How strong a level was measured to be at tables of so many seats with these options, and the ends of the 95
 * % interval; no upper one where it lost too seldom to tell.
 */
export interface LevelRating {
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly rating: number;
  readonly low: number;
  readonly high: number | null;
}

/** A level of bots, and how strong it was measured to be at a game, table by table; nothing if it was not. */
export interface Level {
  readonly name: string;
  readonly ratings: readonly LevelRating[];
}

/**
 * A game on the shelf. `letter` begins the numbers of its rules; `usual` is the level for those who pick
 * none. It can be played once it is `ready`: after a change of the rules they are compiled first, which takes
 * a while. `assumed` are the rules decided by an assumption: the text `NAME-assumed-RULE` tells which. It has
 * so many `puzzles`.
 */
export interface GameInfo {
  readonly name: string;
  readonly ready: boolean;
  readonly version: number;
  readonly seats: readonly [number, number];
  readonly minutes: number;
  readonly letter: string;
  readonly sections: readonly SectionInfo[];
  readonly assumed: readonly number[];
  readonly levels: readonly Level[];
  readonly usual: string;
  readonly options: readonly OptionInfo[];
  readonly puzzles: number;
}
