/** The table of Karuba: one's own island large, the others' small, the tile of the round. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { othersOf } from "../../parts/lists";
import { usePrevious } from "../../parts/previous";
import type { BoardProps } from "../face";
import { ONLOOKER } from "../../wire/protocol";
import { t } from "../../base/texts";
import { Island } from "./island";
import { IslandPicture } from "./picture";
import { Plate } from "./plate";
import { Bonuses, Round } from "./round";
import type { KarubaView } from "./view";

export function KarubaBoard({ view: anyView, seat, waiting, selection }: BoardProps): JSX.Element {
  const view = anyView as KarubaView;
  const lastTile = usePrevious(view, 0, tileBefore);
  const own = seat === ONLOOKER ? 0 : seat;
  const [watched, setWatched] = useState(own);
  useEffect(() => setWatched(own), [own]);
  const others = othersOf(view.seats, watched);
  const plate = (each: number): JSX.Element => <Plate view={view} seat={each} waiting={waiting} />;
  const playing = seat !== ONLOOKER;
  return (
    <div class="karuba">
      <div class="k-layout">
        <Round view={view} selection={selection} playing={playing} />
        <section class="k-main" aria-label={t("karuba-ui-island", { player: { seat: watched } })}>
          <div class="k-head">
            {plate(watched)}
            {watched !== own && playing && (
              <button type="button" class="primary small k-back" onClick={() => setWatched(own)}>
                {t("karuba-ui-back")}
              </button>
            )}
          </div>
          {watched === own && playing ? (
            <Island view={view} seat={seat} selection={selection} />
          ) : (
            <div class="k-map">
              <IslandPicture view={view} seat={watched} lastTile={lastTile} coordinates />
            </div>
          )}
        </section>
        {view.bonus > 0 && <Bonuses view={view} />}
        {others.length > 0 && (
          <section class="k-others" aria-label={t("karuba-ui-others")}>
            {others.map((each) => (
              <article key={each} class="k-other">
                {plate(each)}
                <button
                  type="button"
                  class="k-look"
                  aria-label={t("karuba-ui-look", { player: { seat: each } })}
                  onClick={() => setWatched(each)}
                >
                  <IslandPicture view={view} seat={each} lastTile={lastTile} coordinates={false} />
                </button>
              </article>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

/** The tile of the round before this one, as far as this screen has seen it; 0 for none. */
const tileBefore = (before: KarubaView, after: KarubaView, known: number): number =>
  before.round_no === after.round_no ? known : before.tile;
