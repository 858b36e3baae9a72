/** A record file from this device: it is checked, kept as a table in this browser, and shown move by move. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../base/route";
import { rememberTable } from "../base/store";
import { say, t } from "../base/texts";
import { importRecord } from "../local/venue";
import { troubleText } from "../wire/load";
import type { Text } from "../wire/protocol";

/** Reads a record and goes to its match: to the review of one that is over, to the table of one that goes on. */
async function open(file: File): Promise<void> {
  const { table, game, over } = await importRecord(await file.text());
  rememberTable(table, { game, opened: Date.now(), over });
  go(over ? `/table/${table}/review` : `/table/${table}`);
}

export function OpenRecord(): JSX.Element {
  const [trouble, setTrouble] = useState<Text | null>(null);
  const chosen = (file: File | undefined): void => {
    setTrouble(null);
    if (file) open(file).catch((error: unknown) => setTrouble(troubleText(error)));
  };
  return (
    <section class="panel" aria-labelledby="open-record">
      <h2 id="open-record">{t("ui-open-record")}</h2>
      <label class="field">
        <span>{t("ui-open-record-help")}</span>
        <input type="file" accept=".txt,text/plain" onChange={(event) => chosen(event.currentTarget.files?.[0])} />
      </label>
      <p class="trouble" aria-live="polite">
        {trouble && say(trouble)}
      </p>
    </section>
  );
}
