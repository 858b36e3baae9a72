/**
 * Where the library comes from: a server, which also has tables for people far apart, or a folder of files on any web host,
 * which has this browser's own tables alone.
 */

/** The page of a folder says what it is (`<html data-library="folder">`), and calls its worker by the folder's address. */
function folderAddress(): string {
  if (typeof document === "undefined") return (globalThis as { readonly name?: string }).name ?? "";
  const page = document.documentElement as HTMLElement | undefined;
  return page?.dataset.library === "folder" ? new URL(".", document.baseURI).href : "";
}

/** The address of the folder that the library lies in; empty where it comes from a server. */
export const folder = folderAddress();

export const isFolder = folder !== "";

/** The address of something that the library tells: `api/games` is asked of a server, and a file `api/games.json` of a folder. */
export const told = (path: string, ending: "json" | "ftl"): string =>
  isFolder ? new URL(`${path}.${ending}`, folder).href : `/${path}`;
