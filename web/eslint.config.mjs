// What the compiler does not see: unsafe values, forgotten promises, and imports against the arrows between rooms.
import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

/** The rooms of src from the ground up: each may import from itself and from those before it. */
const ROOMS = ["base", "wire", "engine", "local", "pick", "parts", "games", "learn", "table", "review", "pages"];
/** Types of the wire are words that every room may use. */
const WORDS = "wire/protocol";

const arrows = ROOMS.map((room, floor) => ({
  files: [`src/${room}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(?!${WORDS}$)(${ROOMS.slice(floor + 1).join("|") || "main"})(/|$)`,
            message: `src/${room} may not look up: the rooms stand in the order ${ROOMS.join(", ")}.`,
          },
        ],
      },
    ],
  },
}));

/** A game's folder stands alone: it knows the face it has to show, and no other game. */
const games = {
  files: ["src/games/*/**"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: "^(\\.\\./)+(learn|table|review|pages)/",
            message: "A board knows neither the table around it nor a page.",
          },
          { regex: "^\\.\\./(?!\\.\\./)(?!face$)", message: "A game knows no other game." },
          { regex: "pick/choice$", message: "A board takes a Selection." },
        ],
      },
    ],
  },
};

export default tseslint.config(
  { ignores: ["node_modules"] },
  eslint.configs.recommended,
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      // The letters of a word may be spread out.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // Numbers and booleans in templates and arrow functions that pass a value on are meant so.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  { files: ["tests/**"], rules: { "@typescript-eslint/no-floating-promises": "off" } },
  { files: ["*.mjs"], languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } } },
  ...arrows,
  games,
);
