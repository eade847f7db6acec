import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env.TABBYTOP_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), ...(process.env.VITEST ? [svelteTesting()] : [])],
  cacheDir: `node_modules/.vite/${process.env.BENCH ?? "dev"}`, // several dev servers at once keep out of each other's way
  build: {
    outDir: "../src/tabbytop/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "index.html" },
  },
  server: {
    strictPort: true,
    fs: { allow: [".."] }, // the sentences live beside the rules, in ../src/tabbytop
    proxy: { "/api": { target: server, ws: true }, "/rules": server },
  },
  test: { environment: "jsdom", isolate: false, include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
