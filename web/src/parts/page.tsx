/** The frame of every page: the bar at the top, the foot, the switches for language and theme. */
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { follow } from "../base/route";
import { recall, remember } from "../base/store";
import { update } from "../base/update";
import { language, languageName, languages, speak, t } from "../base/texts";

const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];
const theme = signal<Theme>(themes.find((each) => each === recall("theme")) ?? "auto");

/** Puts the remembered theme on the page; call once before the first drawing. */
export function dress(): void {
  document.documentElement.dataset.theme = theme.value;
}

function wear(next: Theme): void {
  theme.value = next;
  remember("theme", next);
  dress();
}

export function Settings(): JSX.Element {
  const chosenLanguage = (value: string): void => {
    const next = languages.value.find((each) => each === value);
    if (next) void speak(next).catch(console.warn);
  };
  const chosenTheme = (value: string): void => {
    const next = themes.find((each) => each === value);
    if (next) wear(next);
  };
  return (
    <div class="settings">
      <label>
        <span>{t("ui-language")}</span>
        <select value={language.value} onChange={(event) => chosenLanguage(event.currentTarget.value)}>
          {languages.value.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageName(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("ui-theme")}</span>
        <select value={theme.value} onChange={(event) => chosenTheme(event.currentTarget.value)}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {t(`ui-theme-${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function Brand(): JSX.Element {
  return (
    <a class="brand" href="/" onClick={follow} title={t("ui-to-shelf")}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect class="brand-a" x="5" y="8" width="6" height="17" rx="1.5" />
        <rect class="brand-b" x="12.5" y="5" width="6" height="20" rx="1.5" />
        <path class="brand-c" d="M20.5 9.3l5-1.3 4.3 16-5 1.3z" />
        <rect class="brand-d" x="3" y="25.5" width="27" height="2.2" rx="1.1" />
      </svg>
      <span>{t("ui-brand")}</span>
    </a>
  );
}

/** A page with the common bar and foot; `title` names the document. */
export function Page({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  useTitle(title);
  return (
    <div class="page">
      <header class="bar">
        <Brand />
        <div class="bar-settings">
          <Settings />
        </div>
      </header>
      {update.value && (
        <p class="banner" role="status">
          <span>{t("ui-update")}</span>
          <button type="button" class="small" onClick={update.value}>
            {t("ui-update-now")}
          </button>
        </p>
      )}
      <main class="page-main">{children}</main>
      <footer class="foot">
        <p>{t("ui-foot")}</p>
        <Settings />
      </footer>
    </div>
  );
}

/** Names the document after what it shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t("ui-brand")}`;
  }, [title, language.value]);
}
