import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NetOf } from "../src/engine/engine";

/** Reads the net that lies beside a module. */
export const netBeside =
  (module: string): NetOf =>
  (file) =>
    readFileSync(join(dirname(module), file));
