/** Between two people at one screen: hides the board until the next one says that he is there. */
import type { JSX } from "preact";
import { useFirstFocus } from "../base/focus";
import { t } from "../base/texts";

export function Cover({ seat, onShow }: { seat: number; onShow: () => void }): JSX.Element {
  const button = useFirstFocus<HTMLButtonElement>();
  return (
    <section class="cover" aria-labelledby="cover-title">
      <svg class="cover-art" viewBox="0 0 120 90" aria-hidden="true">
        <rect class="cover-card" x="14" y="14" width="44" height="62" rx="6" transform="rotate(-12 36 45)" />
        <rect class="cover-card" x="38" y="10" width="44" height="62" rx="6" />
        <rect class="cover-card" x="62" y="14" width="44" height="62" rx="6" transform="rotate(12 84 45)" />
      </svg>
      <h2 id="cover-title">{t("ui-cover-hand", { player: { seat } })}</h2>
      <button type="button" class="primary large" onClick={onShow} ref={button}>
        {t("ui-cover-show", { player: { seat } })}
      </button>
    </section>
  );
}
