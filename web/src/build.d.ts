/** A style sheet that a script of a game imports is put on the page by that script (games.mjs). */
declare module "*.css";

/** The file of the worker that keeps this browser's tables; build.mjs puts its name in. */
declare const WORKER_FILE: string;
