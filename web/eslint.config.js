import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

// svelte-check finds what is wrong; these are the few habits that the compiler allows.
export default defineConfig(
  { ignores: ["src/wire/described.d.ts", "src/**/*.test.ts", "src/harness/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...svelte.configs.base,
  { files: ["src/**/*.ts", "src/**/*.svelte", "src/**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ["src/**/*.ts"], languageOptions: { parser: ts.parser } },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    plugins: { "@typescript-eslint": ts.plugin },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": "off", // `let { ... } = $props()` is how Svelte is written
      "svelte/no-at-html-tags": "error",
      "svelte/no-at-debug-tags": "error",
    },
  },
);
