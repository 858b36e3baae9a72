/** The rules of the game, section by section, each under its number, with a search and a picture where one helps. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games } from "../wire/api";
import type { Lesson } from "../parts/lesson";
import { useLoaded } from "../wire/load";
import type { GameInfo } from "../wire/protocol";
import { hasText, language, say, t } from "../base/texts";
import { useLesson } from "./lesson";

interface Rule {
  readonly name: string;
  readonly words: string;
  /** What is assumed of it, where the rule book leaves something open. */
  readonly assumed: string | null;
}

/** The rules from `low` to `high` that have a text, or an assumption, containing the sought words, or that number. */
function rulesOf(game: GameInfo, [low, high]: readonly [number, number], sought: string): Rule[] {
  const words = sought.trim().toLocaleLowerCase(language.value);
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return numbers
    .filter((number) => hasText(`${game.name}-${game.letter}${number}`))
    .map((number) => ruleOf(game, number))
    .filter(
      (rule) =>
        rule.name.toLowerCase() === words ||
        `${rule.words} ${rule.assumed ?? ""}`.toLocaleLowerCase(language.value).includes(words),
    );
}

function ruleOf(game: GameInfo, number: number): Rule {
  const name = `${game.letter}${number}`;
  const assumed = game.assumed.includes(number) ? t(`${game.name}-assumed-${name}`) : null;
  return { name, words: t(`${game.name}-${name}`), assumed };
}

export function Rules({ game: name, rule }: { game: string; rule: Signal<string | null> }): JSX.Element {
  const shelf = useLoaded(games, "games");
  const lesson = useLesson(name);
  const [sought, setSought] = useState("");
  const game = shelf.is === "here" ? shelf.value.find((each) => each.name === name) : undefined;
  const shown = rule.value;
  useEffect(() => {
    if (shown === null || !game) return;
    setSought("");
    const element = document.getElementById(`rule-${shown}`);
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [shown, game]);

  if (!game) return <p class="quiet side-empty">{shelf.is === "refused" ? say(shelf.say) : t("ui-loading")}</p>;
  const sections = game.sections
    .map((section) => ({ section, rules: rulesOf(game, section.rules, sought) }))
    .filter(({ rules }) => rules.length > 0);
  return (
    <div class="rules">
      <label class="rules-search">
        <span class="unseen">{t("ui-rules-search")}</span>
        <input
          type="search"
          value={sought}
          placeholder={t("ui-rules-search")}
          onInput={(event) => {
            rule.value = null;
            setSought(event.currentTarget.value);
          }}
        />
      </label>
      {sections.length === 0 && <p class="quiet">{t("ui-rules-none")}</p>}
      {sections.map(({ section, rules }) => (
        <section key={section.name} aria-labelledby={`section-${section.name}`}>
          <h3 id={`section-${section.name}`}>{t(`${name}-section-${section.name}`)}</h3>
          <ul>
            {rules.map((each) => (
              <li key={each.name} id={`rule-${each.name}`} tabIndex={-1} class={each.name === shown ? "shown" : ""}>
                <span class="rule-number">{each.name}</span>
                <p>{each.words}</p>
                <RulePicture lesson={lesson} rule={each.name} />
                {each.assumed && (
                  <p class="rule-assumed">
                    <span class="assumed-mark">{t("ui-rules-assumed")}</span> {each.assumed}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function RulePicture({ lesson, rule }: { lesson: Lesson | null; rule: string }): JSX.Element | null {
  const Picture = lesson?.pictures[(lesson.rules[rule] ?? 0) - 1];
  return Picture ? (
    <div class="how-picture rule-picture" aria-hidden="true">
      <Picture />
    </div>
  ) : null;
}
