/** How each game looks. A game adds one line here and a folder beside. */
import type { ComponentType } from "preact";
import type { Choice } from "../choice";
import type { TableFrame } from "../protocol";
import { LandArt } from "./adventureland/art";
import { LandBoard } from "./adventureland/board";
import { OdinArt } from "./odin/art";
import { OdinBoard } from "./odin/board";

export interface BoardProps {
  /** The position in the game's own words; only the game's renderer knows its shape. */
  readonly view: unknown;
  /** Whose eyes the view is for; ONLOOKER for nobody's. */
  readonly seat: number;
  readonly table: TableFrame;
  readonly choice: Choice;
}

export interface GameFace {
  readonly Board: ComponentType<BoardProps>;
  readonly Art: ComponentType;
}

const FACES: Readonly<Record<string, GameFace>> = {
  adventureland: { Board: LandBoard, Art: LandArt },
  odin: { Board: OdinBoard, Art: OdinArt },
};

/** The face of a game; an empty one for a game that this client cannot draw. */
export const faceOf = (game: string): Partial<GameFace> => (Object.hasOwn(FACES, game) ? (FACES[game] ?? {}) : {});
