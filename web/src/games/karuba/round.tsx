/** The middle of the table: the tile of this round, the treasures on top, the bonus tiles, the tiles still to come. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Selection } from "../../pick/selection";
import { Pickable, PickGroup } from "../../pick/element";
import { Icon } from "../../parts/icons";
import { say, t } from "../../base/texts";
import { AdventurerArt, Piece, TempleArt, TileArt } from "./pieces";
import { Treasure } from "./plate";
import { tilesOf, templeOf, tileTexts, wordOf, type KarubaView } from "./view";

export function Round({
  view,
  selection,
  playing,
}: {
  view: KarubaView;
  selection: Selection;
  playing: boolean;
}): JSX.Element {
  const placing = view.phase === "place" || view.phase === "temple";
  return (
    <section class="k-round" aria-label={t("karuba-ui-table")}>
      {placing ? <Camp view={view} selection={selection} playing={playing} /> : <Drawn view={view} />}
      <div class="k-tops" role="group" aria-label={t("karuba-ui-treasures")}>
        <h3>{t("karuba-ui-treasures")}</h3>
        {view.facts.colours.map((colour, index) => {
          const value = view.derived.tops[index] ?? 0;
          const label = value > 0 ? t("karuba-ui-top", { colour, value }) : t("karuba-ui-top-none", { colour });
          return <Treasure key={colour} colour={colour} value={value} label={label} />;
        })}
      </div>
    </section>
  );
}

/** The tile everybody has now, and how far one may walk for it. */
function Drawn({ view }: { view: KarubaView }): JSX.Element {
  const word = wordOf(view, view.tile);
  const round = <b>{t("karuba-ui-round", { round: view.round_no, rounds: view.facts.rounds })}</b>;
  if (view.tile === 0) return <div class="k-drawn">{round}</div>;
  return (
    <div class="k-drawn">
      <span class="k-drawn-tile" data-place="drawn">
        <Piece>
          <TileArt word={word} number={view.tile} lies />
        </Piece>
      </span>
      <div>
        {round}
        <p class="k-steps">
          <span class="unseen">
            {t("karuba-ui-tile", { tile: view.tile })}, {tileTexts(word, true).map(say).join(", ")},{" "}
          </span>
          <Steps count={view.derived.steps} />
          {t("karuba-ui-steps", { steps: view.derived.steps })}
        </p>
        <Coming view={view} />
      </div>
    </div>
  );
}

function Steps({ count }: { count: number }): JSX.Element {
  return (
    <svg class="k-feet" viewBox={`0 0 ${count * 18} 24`} style={{ width: `${count * 15}px` }} aria-hidden="true">
      {Array.from({ length: count }, (_, step) => (
        <path
          key={step}
          transform={`translate(${step * 18 + 9} ${step % 2 ? 8 : 15}) rotate(80)`}
          d="M0-8c4 0 5 4 4 8s-2 7-4 7-3-3-4-7 0-8 4-8zM-3 9h6c0 4-6 4-6 0z"
        />
      ))}
    </svg>
  );
}

/** The tiles that are still in the stack, for those who want to count. */
function Coming({ view }: { view: KarubaView }): JSX.Element {
  const [open, setOpen] = useState(false);
  const tiles = tilesOf(view.left);
  return (
    <>
      <button type="button" class="small k-coming" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("karuba-ui-tiles-left", { count: tiles.length })}
      </button>
      {open && (
        <div class="k-stack" role="region" aria-label={t("karuba-ui-left")}>
          <div class="side-head">
            <h3>{t("karuba-ui-left")}</h3>
            <button type="button" class="round" onClick={() => setOpen(false)} aria-label={t("ui-close")}>
              <Icon name="close" />
            </button>
          </div>
          <ul>
            {tiles.map((tile) => (
              <li key={tile}>
                <Piece>
                  <TileArt word={wordOf(view, tile)} number={tile} lies />
                </Piece>
                <span class="unseen">
                  {t("karuba-ui-tile", { tile })}, {tileTexts(wordOf(view, tile), true).map(say).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The colours that are still to be placed: for whoever places them to pick, for the others to see. */
function Camp({ view, selection, playing }: { view: KarubaView; selection: Selection; playing: boolean }): JSX.Element {
  const unplaced = view.facts.colours.filter((_, index) => view.beach[index] === 0);
  const temples = view.facts.colours.filter((colour) => templeOf(view, colour) === 0);
  return (
    <div class="k-camp" data-place="camp">
      <h3>{t("karuba-ui-to-place")}</h3>
      <PickGroup
        class="k-camp-row"
        label={t("karuba-ui-adventurers")}
        ids={unplaced.map((colour) => `adventurer:${colour}`)}
      >
        {unplaced.map((colour) => {
          const figure = (
            <Piece>
              <AdventurerArt colour={colour} />
            </Piece>
          );
          return playing ? (
            <Pickable
              key={colour}
              id={`adventurer:${colour}`}
              class="k-camp-spot"
              label={t("karuba-ui-adventurer", { colour })}
              selection={selection}
            >
              {figure}
            </Pickable>
          ) : (
            <span key={colour} class="k-camp-spot">
              {figure}
            </span>
          );
        })}
      </PickGroup>
      <div class="k-camp-row" aria-hidden="true">
        {temples.map((colour) => (
          <span key={colour} class="k-camp-spot">
            <Piece>
              <TempleArt colour={colour} />
            </Piece>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The four extra goals: what they ask, and who has them. */
export function Bonuses({ view }: { view: KarubaView }): JSX.Element {
  return (
    <details class="k-bonuses">
      <summary>{t("karuba-ui-bonuses")}</summary>
      <ul>
        {view.facts.bonuses.map(({ name: bonus = "", rule = 0 }, index) => {
          const owner = view.bonuses[index] ?? "gone";
          return (
            <li key={bonus} class={owner === "open" ? "" : "given"}>
              <b>{t("karuba-ui-bonus", { bonus })}</b>
              <span>
                {typeof owner === "number"
                  ? t("ui-player", { player: { seat: owner } })
                  : t(`karuba-ui-bonus-${owner}`)}
              </span>
              <small>{t(`karuba-K${rule}`)}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
