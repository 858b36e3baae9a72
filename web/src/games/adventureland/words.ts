/** What stands on the map in words, for those who do not see it. */
import { t } from "../../base/texts";
import { thingOf, type Figures, type LandView } from "./view";

/** A space in words: terrain, what lies there, who stands there, whether its card has come. */
export function spaceText(view: LandView, index: number, all: readonly Figures[]): string {
  const space = view.facts.spaces[index] ?? "";
  const thing = thingOf(view.tile[index]);
  const parts = [t("adventureland-ui-space", { space, terrain: view.terrain[index] ?? "N" })];
  if (thing) parts.push(t("adventureland-ui-thing", { thing: thing.kind, strength: thing.strength }));
  if (view.spirit === space) parts.push(t("adventureland-ui-spirit"));
  const figures = all.find((each) => each.space === space);
  if (figures) parts.push(figuresText(figures));
  if (view.discard.slice(0, view.revealed).includes(space)) parts.push(t("adventureland-ui-card-open"));
  return parts.join(", ");
}

/** Figures in words: whose, how many adventurers and companions. */
export const figuresText = ({ seat, adventurers, companions }: Figures): string =>
  [
    t("ui-player", { player: { seat } }),
    t("adventureland-ui-adventurers", { count: adventurers }),
    ...(companions > 0 ? [t("adventureland-ui-with-companions", { count: companions })] : []),
  ].join(", ");
