// The games of the client: every folder of src/games is one, with `index.ts` (its board) and `art.tsx` (the picture on its box).
import { transform } from "esbuild";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("src/games", import.meta.url));

export const games = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** One file for each door of each game, named after the game. */
export const doors = Object.fromEntries(
  games.flatMap((game) => [
    [game, `${root}/${game}/index.ts`],
    [`${game}-art`, `${root}/${game}/art.tsx`],
  ]),
);

/** For esbuild: the module `ludotheque:games`, which lists the doors. */
export const gameFolders = {
  name: "game-folders",
  setup(build) {
    build.onResolve({ filter: /^ludotheque:games$/ }, ({ path }) => ({ path, namespace: "games" }));
    build.onLoad({ filter: /.*/, namespace: "games" }, () => ({
      resolveDir: root,
      contents: `export default {${games.map(
        (game) => `${JSON.stringify(game)}: {
          board: () => import(${JSON.stringify(doors[game])}),
          art: () => import(${JSON.stringify(doors[`${game}-art`])}),
        }`,
      )}};`,
    }));
  },
};

/** For esbuild: a style sheet that a script of a game imports is put on the page by that script, so that both come together. */
export const gameStyles = (target) => ({
  name: "game-styles",
  setup(build) {
    build.onLoad({ filter: /[\\/]games[\\/].*\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true, target });
      return {
        contents: `const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(code.trim())});
          document.adoptedStyleSheets.push(sheet);`,
      };
    });
  },
});
