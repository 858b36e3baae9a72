/** Where the modules are: beside each other in the folder `engine/`, in the served library and in a folder on any web host. */

/** The file of each module, by game and version of its rules (`GET engine/engines.json`). */
type Files = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The address of a game's module; null where there is none (yet: a server builds it behind all else). `base` is the address
 * of the library, with a slash at its end. A module's name follows from its content, so what comes from there may be kept.
 */
export async function engineAddress(base: string, game: string, version: number): Promise<string | null> {
  const folder = `${base}engine/`;
  const answer = await fetch(`${folder}engines.json`, { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok) return null;
  const file = ((await answer.json()) as Files)[game]?.[String(version)];
  return file === undefined ? null : folder + file;
}
