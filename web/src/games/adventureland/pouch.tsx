/** One's own pouch: swords and herbs to fight with, bonus tiles, gold, and the creatures one has beaten. */
import type { JSX } from "preact";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { t } from "../../base/texts";
import { wordsOf } from "../../parts/lists";
import { ThingFace, TileFace, WolfFace } from "./pieces";
import { fightOf, isSpecial, pouchOf, type Changes, type Held, type LandView } from "./view";

interface PouchProps {
  readonly view: LandView;
  readonly seat: number;
  readonly selection: Selection;
  readonly news: Changes;
}

const kindOf = (value: string): string | number => (isSpecial(value) ? value : Number(value));

function nameOf(tile: Held): string {
  if (tile.value === "magic") return t("adventureland-bonus-tile", { tile: "magic" });
  if (tile.kind === "herb") return t("adventureland-ui-herb", { value: Number(tile.value) });
  return t("adventureland-sword", { kind: kindOf(tile.value) });
}

/** A creature that one has beaten. */
function Trophy({ strength }: { strength: number }): JSX.Element {
  const name = t("adventureland-ui-thing", { thing: "creature", strength });
  return (
    <li title={name}>
      <ThingFace kind="creature" strength={strength} />
      <span class="unseen">{name}</span>
    </li>
  );
}

export function Pouch({ view, seat, selection, news }: PouchProps): JSX.Element {
  const tiles = pouchOf(view, seat);
  const wolf = wordsOf(view.bonus_tiles[seat]).includes("wolf");
  const won = wordsOf(view.won[seat]);
  const gold = view.gold[seat] ?? 0;
  const fighting = fightOf(view)?.seat === seat;
  return (
    <section class={fighting ? "al-panel al-pouch fighting" : "al-panel al-pouch"} aria-labelledby="al-pouch-title">
      <div class="al-pouch-head">
        <h2 id="al-pouch-title">{t("adventureland-ui-pouch")}</h2>
        <ul class="al-counts">
          <li title={t("adventureland-ui-gold")}>
            <ThingFace kind="gold" />
            <span class="unseen">{t("adventureland-ui-gold")}</span> <b>{gold}</b>
          </li>
          {won.map((strength, index) => (
            <Trophy key={index} strength={Number(strength)} />
          ))}
        </ul>
      </div>
      <div class="al-pouch-row">
        {tiles.length > 0 && (
          <PickGroup class="al-tiles" label={t("adventureland-ui-pouch")} ids={tiles.map((tile) => tile.id)}>
            {tiles.map((tile) => (
              <Pickable
                key={tile.id}
                id={tile.id}
                label={nameOf(tile)}
                selection={selection}
                from={news.taken.get(tile.kind) ?? ""}
                to="supply"
              >
                <TileFace facts={view.facts} tile={tile} />
              </Pickable>
            ))}
          </PickGroup>
        )}
        {wolf && (
          <span class="al-held" title={t("adventureland-bonus-tile", { tile: "wolf" })}>
            <WolfFace value={view.facts.wolf_value} />
            <span class="unseen">{t("adventureland-bonus-tile", { tile: "wolf" })}</span>
          </span>
        )}
        {tiles.length === 0 && !wolf && <p class="al-soft">{t("adventureland-ui-pouch-empty")}</p>}
      </div>
    </section>
  );
}
