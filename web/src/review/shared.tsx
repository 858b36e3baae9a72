/** A match that travels in its link: it is checked, kept in this browser, and shown move by move. */
import type { JSX } from "preact";
import { isFolder } from "../base/house";
import { unsqueezed } from "../base/squeeze";
import { say, t } from "../base/texts";
import { importRecord } from "../local/venue";
import { Refused } from "../wire/api";
import { useLoaded } from "../wire/load";
import { Page } from "../parts/page";
import { ReviewPage } from "./page";

async function matchIn(words: string): Promise<string> {
  const text = await unsqueezed(words);
  if (text === null) throw new Refused({ id: "review-bad-link" });
  return (await importRecord(text)).table;
}

export function SharedPage({ words }: { words: string | undefined }): JSX.Element {
  const packed = isFolder ? (words ?? "") : location.hash.slice(1).replace(/@\d+$/, "");
  const match = useLoaded(() => matchIn(packed), packed);
  if (match.is === "here") return <ReviewPage id={match.value} />;
  return (
    <Page title={t("review-title")}>
      <p class={match.is === "refused" ? "trouble" : "quiet"} role="status">
        {match.is === "refused" ? say(match.say) : t("ui-loading")}
      </p>
    </Page>
  );
}
