/**
 * How a game looks. Each folder beside this file is one game's face: `index.ts` exports its board, `art.tsx` the picture on its
 * box, and their style sheets come with them. The build finds the folders (games.mjs); a face is loaded when its game is opened,
 * a picture when its box is seen. A game without a folder of its own is drawn plainly.
 */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import folders from "ludotheque:games";
import { recall } from "../base/store";
import type { Selection } from "../pick/selection";
import type { Told } from "../wire/decode";
import type { Text } from "../wire/protocol";

export interface BoardProps {
  /** The position in the game's own words; only the game's board knows its shape. */
  readonly view: unknown;
  /** Whose eyes the view is for; ONLOOKER for nobody's. */
  readonly seat: number;
  /** The seats that still owe a decision. */
  readonly waiting: readonly number[];
  readonly selection: Selection;
}

export type Board = ComponentType<BoardProps>;
export type Art = ComponentType;

/** The end of a part of the match, such as a hand: what it brought, and the table as it lay then. */
export interface Ending {
  readonly title: Text;
  /** What stands in the columns beside the players' names. */
  readonly heads: readonly Text[];
  /** A row for each seat. */
  readonly rows: readonly { readonly winner: boolean; readonly cells: readonly (Text | number)[] }[];
  /** Why everybody got what he got. */
  readonly why: readonly Text[];
  /** The words on the button that goes on. */
  readonly next: Text;
  readonly view: unknown;
}

export interface ScoreLine {
  readonly line: Text;
  readonly points: readonly number[];
}

/** What a game's drawings know of the way from one view to the next. Views are the game's own. */
export interface Moments {
  /** The part of the match that ended with a move, of which `said` is told; null where none did. */
  readonly ended?: (before: unknown, after: unknown, said: readonly Text[]) => Ending | null;
  /** What a move has touched, as it stands on the board for that seat: names of `data-id` or `data-place`. */
  readonly touched?: (before: unknown, after: unknown, seat: number) => readonly string[];
  /** Where everybody's points have come from: lines, each with the points of every seat; none where the board tells it. */
  readonly breakdown?: (view: unknown, log: readonly Told[]) => readonly ScoreLine[];
  /** What a good player scores alone. */
  readonly par?: number;
  /** The ids of log texts that tell nothing worth repeating. */
  readonly quiet?: readonly string[];
  /** The id of the log text with which somebody's turn begins, where it stands amid what else a move has led to. */
  readonly turn?: string;
}

/** A game's face: its board, and what it knows besides. */
export interface Face {
  readonly default: Board;
  readonly moments?: Moments;
}

/** The doors of one game's folder. */
export interface Folder {
  readonly board: () => Promise<Face>;
  readonly art: () => Promise<{ readonly default: Art }>;
}

const PLAIN = "plain";

/** The folder that draws a game. Whoever wants it so (setting `drawing`) gets every game drawn plainly. */
function folderOf(game: string): Folder | undefined {
  const own = recall("drawing") !== PLAIN && Object.hasOwn(folders, game);
  return folders[own ? game : PLAIN];
}

const faces = new Map<string, Face>();
const arts = new Map<string, { readonly default: Art }>();

async function load<T>(kept: Map<string, T>, game: string, door: (() => Promise<T>) | undefined): Promise<void> {
  if (kept.has(game) || !door) return;
  kept.set(game, await door());
}

/** Loads a game's face, once. */
export const loadBoard = (game: string): Promise<void> => load(faces, game, folderOf(game)?.board);

/** Loads the pictures of boxes. One that cannot be had is left out: the box says its words without it. */
export async function loadArt(games: readonly string[]): Promise<void> {
  await Promise.all(games.map((game) => load(arts, game, folderOf(game)?.art).catch(console.warn)));
}

/** The games that have a folder, for whoever wants their pictures before he knows which games there are. */
export const drawnGames = (): string[] => Object.keys(folders);

/** The picture on a game's box, once it is loaded. */
export const artOf = (game: string): Art | undefined => arts.get(game)?.default;

/** The face of a game: undefined until it is loaded, null where that failed. */
export function useFace(game: string): Face | null | undefined {
  const [failed, setFailed] = useState(false);
  const [, setLoaded] = useState("");
  useEffect(() => {
    let current = true;
    loadBoard(game).then(
      () => current && setLoaded(game),
      (trouble: unknown) => {
        console.warn(trouble);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [game]);
  return faces.get(game) ?? (failed ? null : undefined);
}
