/** A style sheet that a script of a game imports is put on the page by that script (games.mjs). */
declare module "*.css";
