/** The memory of this browser as one piece: written into a file or a link, and taken over from one. */
import { finishedMatches, keepFinished, type Finished } from "./history";
import { squeezed, unsqueezed } from "./squeeze";
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

/** A memory as the words of a link. */
export const memoryWords = (memory: Memory): Promise<string> =>
  squeezed(JSON.stringify({ ...memory, matches: memory.matches.slice(0, MATCHES_IN_LINK) }));

/** The memory in the words of a link; null for anything else. */
export async function memoryOfWords(words: string): Promise<Memory | null> {
  const json = await unsqueezed(words);
  return json === null ? null : readMemory(json);
}
