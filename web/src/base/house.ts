/**
 * Where the library comes from: a server, which also has tables for people far apart, or a folder of files on any web host,
 * which has this browser's own tables alone.
 */

/** Whether these are the files of a folder: the page says so (`<html data-library="folder">`). */
export const isFolder =
  typeof document !== "undefined" &&
  (document.documentElement as HTMLElement | undefined)?.dataset.library === "folder";

/** The address of something that the library tells: `api/games` is asked of a server, and a file `api/games.json` of a folder. */
export const told = (path: string, ending: "json" | "ftl" | "wasm"): string =>
  isFolder ? new URL(`${path}.${ending}`, document.baseURI).href : `/${path}`;
