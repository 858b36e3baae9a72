/** The table of Karuba: one's own island large, the others' small, the tile of the round. It draws the view and knows no rules. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../index";
import { ONLOOKER } from "../../protocol";
import { t } from "../../texts";
import { Island } from "./island";
import { IslandPicture } from "./picture";
import { Plate } from "./plate";
import { Bonuses, Round } from "./round";
import { othersOf, type KarubaView } from "./view";

export function KarubaBoard({ view: anyView, seat, waiting, choice }: BoardProps): JSX.Element {
  const view = anyView as KarubaView;
  const lastTile = useLastTile(view);
  const own = seat === ONLOOKER ? 0 : seat;
  const [watched, setWatched] = useState(own);
  useEffect(() => setWatched(own), [own]);
  const others = othersOf(view.seats, watched);
  const plate = (each: number): JSX.Element => (
    <Plate view={view} seat={each} waiting={waiting} />
  );
  const playing = seat !== ONLOOKER;
  return (
    <div class="karuba">
      <div class="k-layout">
        <Round view={view} choice={choice} playing={playing} />
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
            <Island view={view} seat={seat} choice={choice} />
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
function useLastTile(view: KarubaView): number {
  const seen = useRef({ round: view.round_no, tile: view.tile, last: 0 });
  if (seen.current.round !== view.round_no) {
    seen.current = { round: view.round_no, tile: view.tile, last: seen.current.tile };
  }
  return seen.current.last;
}
