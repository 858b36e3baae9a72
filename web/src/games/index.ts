/** How each game looks. A game adds one line here and a folder beside. */
import type { ComponentType } from "preact";
import type { Choice } from "../choice";
import type { TableFrame } from "../protocol";
import { LandArt } from "./adventureland/art";
import { LandBoard } from "./adventureland/board";
import { KarubaArt } from "./karuba/art";
import { KarubaBoard } from "./karuba/board";
import { OdinArt } from "./odin/art";
import { OdinBoard } from "./odin/board";
import { RavensArt } from "./ravens/art";
import { RavensBoard } from "./ravens/board";
import { SpookiesArt } from "./spookies/art";
import { SpookiesBoard } from "./spookies/board";

export interface BoardProps {
  /** The position in the game's own words; only the game's renderer knows its shape. */
  readonly view: unknown;
  /** Whose eyes the view is for; ONLOOKER for nobody's. */
  readonly seat: number;
  /** The seats that still owe a decision. */
  readonly waiting: readonly number[];
  readonly table: TableFrame;
  readonly choice: Choice;
}

export interface GameFace {
  readonly Board: ComponentType<BoardProps>;
  readonly Art: ComponentType;
}

const FACES: Readonly<Record<string, GameFace>> = {
  adventureland: { Board: LandBoard, Art: LandArt },
  karuba: { Board: KarubaBoard, Art: KarubaArt },
  odin: { Board: OdinBoard, Art: OdinArt },
  ravens: { Board: RavensBoard, Art: RavensArt },
  spookies: { Board: SpookiesBoard, Art: SpookiesArt },
};

/** The face of a game; an empty one for a game that this client cannot draw. */
export const faceOf = (game: string): Partial<GameFace> => (Object.hasOwn(FACES, game) ? (FACES[game] ?? {}) : {});
