/** A new table: who sits where, the options of the game, and start. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { games } from "../wire/api";
import { artOf, loadArt } from "../games/face";
import { troubleText, useLoaded } from "../wire/load";
import { openAndGo } from "../local/opening";
import { ownName, tidyName, usualOptions, usualSeats } from "../wire/opening";
import { Here } from "./here";
import { OptionField } from "./options";
import { Page } from "../parts/page";
import type { GameInfo, OptionInfo, SeatWish, Text } from "../wire/protocol";
import { follow } from "../base/route";
import { SeatList } from "./seatlist";
import { remember } from "../base/store";
import { hasText, say, t } from "../base/texts";

export function NewTable({ name }: { name: string }): JSX.Element {
  const shelf = useLoaded(async () => {
    const [all] = await Promise.all([games(), loadArt([name])]);
    return all;
  }, name);
  const game = shelf.is === "here" ? shelf.value.find((each) => each.name === name) : undefined;
  return (
    <Page title={t("ui-new-table")}>
      {shelf.is === "coming" && <p class="quiet">{t("ui-loading")}</p>}
      {shelf.is === "refused" && (
        <p class="trouble" role="alert">
          {say(shelf.say)}
        </p>
      )}
      {shelf.is === "here" && !game && <NoSuchGame />}
      {game && <TableForm game={game} />}
    </Page>
  );
}

function NoSuchGame(): JSX.Element {
  return (
    <div class="panel narrow">
      <h1>{t("ui-no-such-game")}</h1>
      <a class="button" href="/" onClick={follow}>
        {t("ui-to-shelf")}
      </a>
    </div>
  );
}

/** The seats as the server takes them: every person has a name. */
function named(seats: readonly SeatWish[]): SeatWish[] {
  return seats.map((seat, index) => {
    if (seat.kind === "me") return { kind: "me", name: tidyName(seat.name, t("ui-default-name")) };
    if (seat.kind === "local") return { kind: "local", name: tidyName(seat.name, t("ui-seat", { number: index + 1 })) };
    return seat;
  });
}

function TableForm({ game }: { game: GameInfo }): JSX.Element {
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => usualSeats(game));
  const [values, setValues] = useState<Readonly<Record<string, number>>>({});
  const [trouble, setTrouble] = useState<Text | null>(null);
  const defaults = usualOptions(game, seats.length);
  const options = game.options.filter((option) => option.name in defaults);
  const chosen = Object.fromEntries(options.map(({ name }) => [name, values[name] ?? defaults[name] ?? 0]));
  const Art = artOf(game.name);

  const start = (event: Event): void => {
    event.preventDefault();
    const wished = named(seats);
    const me = wished.find((seat) => seat.kind === "me");
    if (me?.kind === "me" && me.name !== ownName()) remember("name", me.name);
    setTrouble(null);
    openAndGo({ game: game.name, seats: wished, options: chosen }).catch((error: unknown) =>
      setTrouble(troubleText(error)),
    );
  };

  const field = (option: OptionInfo): JSX.Element => (
    <OptionField
      key={option.name}
      game={game.name}
      option={option}
      value={values[option.name] ?? option.default}
      onChange={(value) => setValues({ ...values, [option.name]: value })}
    />
  );

  return (
    <form class="new-table" onSubmit={start}>
      <div class="new-head">
        <div class="new-art">{Art && <Art />}</div>
        <div>
          <p class="overline">{t("ui-new-table")}</p>
          <h1>{t(`${game.name}-name`)}</h1>
          <a href={`/learn/${game.name}`} onClick={follow}>
            {t("ui-how")}
          </a>
        </div>
      </div>
      <p class="quiet">{t(hasText(`${game.name}-blurb`) ? `${game.name}-blurb` : `${game.name}-tagline`)}</p>
      <SeatList game={game} seats={seats} options={chosen} onChange={setSeats} />
      {options.length > 0 && (
        <section class="panel" aria-labelledby="options-title">
          <h2 id="options-title">{t("ui-options")}</h2>
          {options.filter(({ fine }) => !fine).map(field)}
          {options.some(({ fine }) => fine) && (
            <details class="fine-options">
              <summary>{t("ui-options-fine")}</summary>
              {options.filter(({ fine }) => fine).map(field)}
            </details>
          )}
        </section>
      )}
      <Here seats={seats} />
      <div class="new-start">
        {trouble && (
          <p class="trouble" role="alert">
            {say(trouble)}
          </p>
        )}
        <button class="primary large" type="submit">
          {t("ui-start")}
        </button>
        <a class="button" href="/" onClick={follow}>
          {t("ui-to-shelf")}
        </a>
      </div>
    </form>
  );
}
