// Builds the client into ludotheque/server/static: index.html, favicon.svg, and scripts and styles under hashed names, so that
// the server may let browsers keep those for ever. The first page loads app and style; each game comes when it is opened.
import { build } from "esbuild";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { doors, gameFolders, gameStyles } from "./games.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here("../ludotheque/server/static");
const target = ["chrome123", "firefox120", "safari17.5"];

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const common = {
  outdir: out,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  format: "esm",
  target,
  metafile: true,
  legalComments: "none",
};

const outputs = new Map();

/** Builds, and notes what was built. */
async function built(options) {
  const { metafile } = await build({ ...common, ...options });
  for (const [path, output] of Object.entries(metafile.outputs)) outputs.set(basename(path), output);
}

/** The file that was built from a source. */
function builtFrom(source) {
  const found = [...outputs].find(([, { entryPoint }]) => entryPoint && resolve(entryPoint) === source);
  if (!found) throw new Error(`esbuild wrote nothing for ${source}`);
  return found[0];
}

// The worker comes first: the app has to know its name.
await built({ entryPoints: { worker: here("src/local/worker.ts") } });
const worker = builtFrom(here("src/local/worker.ts"));
await built({
  entryPoints: { app: here("src/main.tsx"), style: here("src/style.css"), ...doors },
  splitting: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  define: { WORKER_FILE: JSON.stringify(worker) },
  plugins: [gameFolders, gameStyles(target)],
});

/** All files that a script loads at once, itself first. */
function withImports(file) {
  const found = new Set([file]);
  for (const each of found) {
    for (const { path, kind } of outputs.get(each).imports) if (kind === "import-statement") found.add(basename(path));
  }
  return [...found];
}

const script = builtFrom(here("src/main.tsx"));
const style = builtFrom(here("src/style.css"));
const preload = withImports(script)
  .slice(1)
  .map((file) => `<link rel="modulepreload" href="/static/${file}">`)
  .join("\n    ");

const page = await readFile(here("src/index.html"), "utf8");
await writeFile(
  `${out}/index.html`,
  page.replace("APP_JS", script).replace("APP_CSS", style).replace("<!-- PRELOAD -->", preload),
);
for (const icon of ["favicon", "favicon-turn"]) await cp(here(`src/${icon}.svg`), `${out}/${icon}.svg`);
// A folder's service worker keeps the library: `ludotheque site` tells it what, and puts it where it has to be. A server's shows
// what is pushed.
const workers = { service: here("src/service/service.ts"), push: here("src/service/push.ts") };
await build({ ...common, entryNames: "[name]", entryPoints: workers });

/** What loading these files costs beyond what is there already. */
const there = new Set();
async function tell(what, files) {
  const fresh = files.filter((file) => !there.has(file));
  const contents = await Promise.all(fresh.map((file) => readFile(`${out}/${file}`)));
  const sum = (sizes) => sizes.reduce((a, b) => a + b, 0);
  const bytes = sum(contents.map((content) => content.length));
  const compressed = sum(contents.map((content) => gzipSync(content).length));
  console.log(`${what.padEnd(20)} ${bytes} bytes, ${compressed} compressed, in ${fresh.length} files`);
  return fresh;
}

for (const file of await tell("the first page", [...withImports(script), style])) there.add(file);
await tell("the worker", [worker]);
for (const [door, source] of Object.entries(doors)) await tell(door, withImports(builtFrom(source)));
