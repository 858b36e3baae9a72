// Builds the client into ludotheque/server/static: index.html, favicon.svg, and app.js and app.css under hashed names,
// so that the server may let browsers keep those two for ever.
import { build } from "esbuild";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here("../ludotheque/server/static");

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const result = await build({
  entryPoints: { app: here("src/main.tsx"), style: here("src/styles/index.css") },
  outdir: out,
  entryNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome123", "firefox120", "safari17.5"],
  jsx: "automatic",
  jsxImportSource: "preact",
  metafile: true,
  legalComments: "none",
});

const built = Object.keys(result.metafile.outputs).map((path) => basename(path));
const named = (start, end) => {
  const name = built.find((file) => file.startsWith(start) && file.endsWith(end));
  if (!name) throw new Error(`esbuild wrote no ${start}*${end}`);
  return name;
};
const script = named("app-", ".js");
const style = named("style-", ".css");

const page = await readFile(here("src/index.html"), "utf8");
await writeFile(`${out}/index.html`, page.replace("APP_JS", script).replace("APP_CSS", style));
await cp(here("src/favicon.svg"), `${out}/favicon.svg`);

for (const file of [script, style]) {
  const bytes = await readFile(`${out}/${file}`);
  console.log(`${file}  ${bytes.length} bytes, ${gzipSync(bytes).length} compressed`);
}
