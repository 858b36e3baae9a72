/** Something to copy: a link, a line, a piece of a page. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../base/texts";
import { Icon } from "./icons";

/** Words to copy by a button, or by hand where the browser keeps its clipboard to itself. */
export function LinkField({ label, link }: { label: string; link: string }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    field.current?.select();
    // Pages without https have no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    clipboard?.writeText(link).then(() => setCopied(true), console.warn);
  };
  return (
    <div class="link-field">
      <label>
        <span>{label}</span>
        <input readOnly ref={field} value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="small" onClick={copy} aria-label={t("ui-copy-label", { what: label })}>
        <Icon name={copied ? "check" : "copy"} />
        <span aria-live="polite">{copied ? t("ui-copied") : t("ui-copy")}</span>
      </button>
    </div>
  );
}
