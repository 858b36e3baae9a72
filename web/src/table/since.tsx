/** One line above the question: what the others have done since one's last turn. A press opens the log. */
import type { JSX } from "preact";
import { say, t } from "../base/texts";
import type { Told } from "../wire/decode";

export function Since({ entries, onLog }: { entries: readonly Told[]; onLog: () => void }): JSX.Element {
  const words = entries.map(({ says }) => says.map(say).join(" "));
  return (
    <div class="since">
      {words.length > 0 && (
        <button type="button" onClick={onLog} title={words.join("\n")}>
          <span class="unseen">{t("ui-since")}</span>
          <span class="since-words">
            <bdi>
              {words.map((each, index) => (
                <span key={entries[index]?.seq}>{each}</span>
              ))}
            </bdi>
          </span>
        </button>
      )}
    </div>
  );
}
