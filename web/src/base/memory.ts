/** The memory of this browser as one piece: written into a file or a link, and taken over from one. */
import { finishedMatches, keepFinished, type Finished } from "./history";
import { everything, recall, remember, rememberedTables, rememberTable, type RememberedTable } from "./store";

const MARK = "ludotheque-memory";
/** A link is passed on by hand: it brings the tables, and so many of the newest matches. */
const MATCHES_IN_LINK = 60;

export interface Memory {
  readonly is: typeof MARK;
  readonly settings: Readonly<Record<string, string>>;
  readonly tables: readonly RememberedTable[];
  readonly matches: readonly Finished[];
}

/** All that this browser remembers. */
export function wholeMemory(): Memory {
  const settings = everything();
  delete settings.tables;
  delete settings.history;
  return { is: MARK, settings, tables: rememberedTables(), matches: finishedMatches() };
}

/** A memory from its JSON; null for anything else. */
export function readMemory(json: string): Memory | null {
  try {
    const found = JSON.parse(json) as Partial<Memory> | null;
    const whole =
      found?.is === MARK &&
      typeof found.settings === "object" &&
      Array.isArray(found.tables) &&
      Array.isArray(found.matches);
    return whole ? (found as Memory) : null;
  } catch {
    return null;
  }
}

/** Takes a memory over: tables and matches are joined, settings are taken where this browser has none. */
export function takeOver({ settings, tables, matches }: Memory): void {
  for (const [name, value] of Object.entries(settings)) {
    const setting = name as Parameters<typeof recall>[0];
    if (typeof value === "string" && recall(setting) === null) remember(setting, value);
  }
  for (const table of tables) if (typeof table.table === "string") rememberTable(table.table, table);
  keepFinished(matches.filter((match) => typeof match.table === "string" && Array.isArray(match.ranks)));
}

async function squeezed(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

/** A memory as the words of a link. */
export async function memoryWords(memory: Memory): Promise<string> {
  const light = { ...memory, matches: memory.matches.slice(0, MATCHES_IN_LINK) };
  const bytes = await squeezed(new TextEncoder().encode(JSON.stringify(light)), new CompressionStream("deflate-raw"));
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The memory in the words of a link; null for anything else. */
export async function memoryOfWords(words: string): Promise<Memory | null> {
  try {
    const signs = atob(words.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const json = await squeezed(bytes, new DecompressionStream("deflate-raw"));
    return readMemory(new TextDecoder().decode(json));
  } catch {
    return null;
  }
}
