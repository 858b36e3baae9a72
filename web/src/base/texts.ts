/** Words: loads the messages of one language and tells texts (docs/protocol.md §1) in it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Arg, Text, Who } from "../wire/protocol";
import { told as toldAt } from "./house";
import { recall, remember } from "./store";

/** The languages that the library speaks, the first one for those who speak none of them. */
export const languages = signal<readonly string[]>([]);

function preferredLanguage(): string {
  const wishes = [recall("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish) => wish && languages.peek().includes(wish)) ?? languages.peek()[0] ?? "en";
}

async function asked(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const bundle = signal<FluentBundle | null>(null);
const warned = new Set<string>();

/** The language now spoken on the screen. */
export const language = signal("en");

/** The name of a seat, for texts that name one. */
export type SeatNames = (seat: number) => string;
const byNumber: SeatNames = (seat) => t("ui-seat", { number: seat + 1 });
const seatNames = signal<SeatNames>(byNumber);

/** Tells seats by these names from now on, until the returned function is called. For `Seated` (parts/seated.tsx) alone. */
export function nameSeats(names: SeatNames): () => void {
  seatNames.value = names;
  return () => {
    if (seatNames.peek() === names) seatNames.value = byNumber;
  };
}

/** Loads a language (the person's own where none is given) and speaks it from then on. Throws when it cannot be had. */
export async function speak(wish?: string): Promise<void> {
  if (languages.peek().length === 0)
    languages.value = (await (await asked(toldAt("api/texts", "json"))).json()) as string[];
  const chosen = wish ?? preferredLanguage();
  const response = await asked(toldAt(`api/texts/${chosen}`, "ftl"));
  // Isolation marks would end up in accessible names; all our languages run left to right.
  const next = new FluentBundle(chosen, { useIsolating: false });
  for (const trouble of next.addResource(new FluentResource(await response.text()))) console.warn(trouble);
  if (wish) remember("language", wish);
  document.documentElement.lang = chosen;
  language.value = chosen;
  bundle.value = next;
}

/** A language's name in that language. */
export function languageName(which: string): string {
  const name = new Intl.DisplayNames([which], { type: "language" }).of(which) ?? which;
  return name.charAt(0).toLocaleUpperCase(which) + name.slice(1);
}

/** "a, b and c", as the terminal says it too. */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : t("list-and", { first: items.slice(0, -1).join(", "), last });
}

function told(arg: Arg): FluentVariable {
  if (typeof arg === "string" || typeof arg === "number") return arg;
  if (isList(arg)) return listed(arg.map((each) => String(told(each))));
  if ("seat" in arg) return seatNames.value(arg.seat);
  return say(arg);
}

const isList = (arg: Arg): arg is readonly (string | Who | Text)[] => Array.isArray(arg);

/** Tells a text in the present language. A message that is missing shows its id, so that somebody notices. */
export function say(text: Text): string {
  const speaker = bundle.value;
  const message = speaker?.getMessage(text.id);
  if (!speaker || !message?.value) {
    warnOnce(text.id, `no message ${text.id}`);
    return text.id;
  }
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args ?? {})) args[name] = told(arg);
  const troubles: Error[] = [];
  const words = speaker.formatPattern(message.value, args, troubles);
  for (const trouble of troubles) warnOnce(text.id, `${text.id}: ${trouble.message}`);
  return words;
}

/** Tells the message of that id: the short form of `say` for the client's own texts. */
export const t = (id: string, args?: Record<string, Arg>): string => say(args ? { id, args } : { id });

/** Whether the present language has a message of that id. */
export const hasText = (id: string): boolean => bundle.value?.hasMessage(id) ?? false;

function warnOnce(id: string, words: string): void {
  if (warned.has(id)) return;
  warned.add(id);
  console.warn(words);
}
