// The games of the client: every folder of src/games is one, with `index.ts` (its board), `art.tsx` (the picture on its box)
// and, where it is taught, `lesson.tsx`.
import { transform } from "esbuild";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("src/games", import.meta.url));

export const games = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const taught = games.filter((game) => existsSync(`${root}/${game}/lesson.tsx`));

/** One file for each door of each game, named after the game. */
export const doors = Object.fromEntries(
  games.flatMap((game) => [
    [game, `${root}/${game}/index.ts`],
    [`${game}-art`, `${root}/${game}/art.tsx`],
    ...(taught.includes(game) ? [[`${game}-lesson`, `${root}/${game}/lesson.tsx`]] : []),
  ]),
);

/** For esbuild: the modules `ludotheque:games` and `ludotheque:lessons`, which list the doors. */
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
    build.onResolve({ filter: /^ludotheque:lessons$/ }, ({ path }) => ({ path, namespace: "lessons" }));
    build.onLoad({ filter: /.*/, namespace: "lessons" }, () => ({
      resolveDir: root,
      contents: `export default {${taught.map(
        (game) => `${JSON.stringify(game)}: () => import(${JSON.stringify(doors[`${game}-lesson`])})`,
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
