/** What this browser remembers between visits: small settings, and the seats it holds at tables. */

const PREFIX = "ludotheque.";
const TABLES_KEPT = 30;

type Setting =
  | "language"
  | "theme"
  | "name"
  | "side"
  | "pace"
  | "motion"
  | "sound"
  | "vibrate"
  | "notify"
  | "push"
  | "reactions"
  | "confirm"
  | "drawing"
  | "here"
  | `${string}.${string}`;
/** What is kept as JSON: tables, finished matches. */
type Kept = "tables" | "history";

/** A setting as it was remembered, or null. Browsers that forbid storage remember nothing. */
export function recall(setting: Setting | Kept): string | null {
  try {
    return localStorage.getItem(PREFIX + setting);
  } catch {
    return null;
  }
}

export function remember(setting: Setting | Kept, value: string): void {
  try {
    localStorage.setItem(PREFIX + setting, value);
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

/** The seats this browser holds at one table, and what it needs to go on there. */
export interface RememberedTable {
  readonly table: string;
  readonly game: string;
  readonly opened: number;
  /** seat → token */
  readonly tokens: Readonly<Record<string, string>>;
  /** The seats that these tokens are for, as the table tells; a link that hands on a token does not. */
  readonly seats?: readonly number[];
  /** seat → invitation not yet known to be spent */
  readonly invites: Readonly<Record<string, string>>;
  readonly over?: boolean;
  /** It was begun in the middle of another match, to try something out: it counts for nothing. */
  readonly trial?: boolean;
  /** The page of the deal that is played here, where others play it too. */
  readonly deal?: string;
}

/** The remembered tables, the newest first. */
export function rememberedTables(): RememberedTable[] {
  try {
    const list: unknown = JSON.parse(recall("tables") ?? "[]");
    return Array.isArray(list) ? (list as RememberedTable[]) : [];
  } catch {
    return [];
  }
}

export function rememberedTable(table: string): RememberedTable | undefined {
  return rememberedTables().find((each) => each.table === table);
}

/** Adds to what is remembered of a table; tokens and invitations are joined, the rest is replaced. */
export function rememberTable(table: string, news: Partial<Omit<RememberedTable, "table">>): void {
  const before = rememberedTable(table);
  const after: RememberedTable = {
    game: "",
    opened: Date.now(),
    ...before,
    ...news,
    table,
    tokens: { ...before?.tokens, ...news.tokens },
    invites: { ...before?.invites, ...news.invites },
  };
  const others = rememberedTables().filter((each) => each.table !== table);
  const sorted = [after, ...others].sort((a, b) => b.opened - a.opened);
  remember("tables", JSON.stringify(sorted.slice(0, TABLES_KEPT)));
}

export function forgetTable(table: string): void {
  remember("tables", JSON.stringify(rememberedTables().filter((each) => each.table !== table)));
}

/** All that is remembered, by name: to be written into a file, or moved to another device. */
export function everything(): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) found[key.slice(PREFIX.length)] = localStorage.getItem(key) ?? "";
    }
  } catch {
    // Where nothing is remembered there is nothing to tell.
  }
  return found;
}
