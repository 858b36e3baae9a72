/** The client's beginning: words first, then the page that the address names. */
import { render, type JSX } from "preact";
import { NewTable } from "./pages/newtable";
import { dress, Page } from "./parts/page";
import { ReviewPage } from "./review/page";
import { dressMotion } from "./base/prefs";
import { follow, path } from "./base/route";
import { Shelf } from "./pages/shelf";
import { TablePage } from "./pages/tablepage";
import { speak, t } from "./base/texts";

const RETRY = 1500;

function App(): JSX.Element {
  const [, page, name, part] = path.value.split("/").map(decodeURIComponent);
  if (page === "new" && name) return <NewTable key={name} name={name} />;
  if (page === "table" && name && part === "review") return <ReviewPage key={name} id={name} />;
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

/** Nothing can be told without words, so the start waits for them. */
async function begin(root: HTMLElement): Promise<void> {
  dress();
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
}

const root = document.getElementById("app");
if (root) void begin(root);
