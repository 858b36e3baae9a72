/** The client's beginning: words first, then the page that the address names. */
import { options, render, type JSX, type VNode } from "preact";
import { LearnPage } from "./learn/page";
import { DailyPage } from "./pages/daily";
import { DuelPage } from "./pages/duel";
import { MinePage } from "./pages/mine";
import { NewTable } from "./pages/newtable";
import { dress, Page } from "./parts/page";
import { PuzzlePage } from "./pages/puzzle";
import { ReviewPage } from "./review/page";
import { SharedPage } from "./review/shared";
import { isFolder } from "./base/house";
import { dressMotion } from "./base/prefs";
import { addressOf, follow, path } from "./base/route";
import { Shelf } from "./pages/shelf";
import { TablePage } from "./pages/tablepage";
import { speak, t } from "./base/texts";
import { keepLibrary } from "./base/update";

const RETRY = 1500;

function App(): JSX.Element {
  const [, page, name, part, more, last] = path.value.split("/").map(decodeURIComponent);
  if (page === "new" && name) return <NewTable key={name} name={name} />;
  if (page === "mine") return <MinePage />;
  if (page === "puzzles" && name) return <PuzzlePage key={`${name} ${part ?? ""}`} name={name} number={Number(part)} />;
  if (page === "learn" && name) return <LearnPage key={name} name={name} />;
  if (page === "table" && name && part === "review") return <ReviewPage key={name} id={name} />;
  if (page === "daily" && name) return <DailyPage key={path.value} name={name} day={part ?? ""} />;
  if (page === "duel" && name && part) {
    return <DuelPage key={path.value} name={name} code={part} side={Number(more)} sent={last} />;
  }
  if (page === "shared") return <SharedPage key={name ?? ""} words={name} />;
  if (page === "table" && name) return <TablePage key={name} id={name} />;
  return page ? <Nowhere /> : <Shelf />;
}

/** An address that leads to nothing. */
function Nowhere(): JSX.Element {
  return (
    <Page title={t("ui-nowhere")}>
      <div class="panel narrow">
        <h1>{t("ui-nowhere")}</h1>
        <p>{t("ui-nowhere-words")}</p>
        <a class="button" href="/" onClick={follow}>
          {t("ui-to-shelf")}
        </a>
      </div>
    </Page>
  );
}

/** In a folder every link to a page of the client is a fragment, whoever draws it. */
function linkWithinFolder(vnode: VNode): void {
  const props = vnode.props as { href?: unknown };
  if (vnode.type === "a" && typeof props.href === "string" && props.href.startsWith("/")) {
    props.href = addressOf(props.href);
  }
}

/** Nothing can be told without words, so the start waits for them. */
async function begin(root: HTMLElement): Promise<void> {
  dress();
  if (isFolder) options.vnode = linkWithinFolder;
  dressMotion();
  for (;;) {
    try {
      await speak();
      break;
    } catch (trouble) {
      console.warn(trouble);
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
  render(<App />, root);
  keepLibrary().catch(console.warn);
}

const root = document.getElementById("app");
if (root) void begin(root);
