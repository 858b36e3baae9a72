// Bundles tests/*.test.ts into a temporary folder and runs them with node's own test runner.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gameFolders } from "./games.mjs";

const tests = fileURLToPath(new URL("tests", import.meta.url));
const files = readdirSync(tests).filter((name) => name.endsWith(".test.ts"));
const out = mkdtempSync(join(tmpdir(), "ludotheque-web-"));
try {
  await build({
    entryPoints: files.map((name) => join(tests, name)),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty" },
    plugins: [gameFolders],
    logLevel: "warning",
  });
  const built = readdirSync(out).map((name) => join(out, name));
  process.exitCode = spawnSync(process.execPath, ["--test", ...built], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
