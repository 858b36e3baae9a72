/** The client's beginning: words first, then the page that the address names. */
import { render, type JSX } from "preact";
import { LearnPage } from "./learn/page";
import { MinePage } from "./pages/mine";
import { NewTable } from "./pages/newtable";
import { dress } from "./parts/page";
import { PuzzlePage } from "./pages/puzzle";
import { ReviewPage } from "./review/page";
import { path } from "./base/route";
import { Shelf } from "./pages/shelf";
import { TablePage } from "./pages/tablepage";
import { speak } from "./base/texts";

const RETRY = 1500;

function App(): JSX.Element {
  const [, page, name, part] = path.value.split("/").map(decodeURIComponent);
  if (page === "new" && name) return <NewTable key={name} name={name} />;
  if (page === "mine") return <MinePage />;
  if (page === "puzzles" && name) return <PuzzlePage key={`${name} ${part ?? ""}`} name={name} number={Number(part)} />;
  if (page === "learn" && name) return <LearnPage key={name} name={name} />;
  if (page === "table" && name && part === "review") return <ReviewPage key={name} id={name} />;
  if (page === "table" && name) return <TablePage key={name} id={name} />;
  return <Shelf />;
}

/** Nothing can be told without words, so the start waits for them. */
async function begin(root: HTMLElement): Promise<void> {
  dress();
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
