/** What happens between two views of Spookies. */
import type { Moments } from "../face";
import { floorOf, friendsOf, ghostFloor, type SpookiesView } from "./view";

/** The friends that have climbed or fallen, and the ghost. */
function touched(before: SpookiesView, after: SpookiesView): string[] {
  const moved = friendsOf(after).filter((friend) => floorOf(after, friend) !== floorOf(before, friend));
  const ghost = ghostFloor(after) === ghostFloor(before) ? [] : ["ghost"];
  return [...moved.map((friend) => `figure:${friend}`), ...ghost];
}

export const moments: Moments = {
  touched: (before, after) => touched(before as SpookiesView, after as SpookiesView),
};
