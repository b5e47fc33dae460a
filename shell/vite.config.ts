import { askFloor, BUILD_TARGET } from "@acompana/kit/build-floor";
import { notices } from "@acompana/kit/build-notices";
import { styleOrder } from "@acompana/kit/style-order";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import area from "./area.json" with { type: "json" };
import { devPages } from "./dev-pages.mjs";
import { landingMarkup } from "./landing-markup.mjs";

/**
 * Radix gives functions and classes a name in a line of their own, which keeps also those that
 * nothing uses (2 KB).
 */
const unnamed = (): Plugin => ({
  name: "acompana-unnamed",
  transform(code, id) {
    if (!id.includes("@radix-ui/")) return null;
    const unnamed = /^__name\(\w+, "\w+"\);$|static \{\s*__name\(this, "\w+"\);\s*\}/gm;
    return { code: code.replace(unnamed, ""), map: null };
  },
});

/**
 * What the first page and later chunks share comes as one, which is smaller than several (1 KB).
 * Not in it: what only later chunks share.
 */
const COMMON = {
  name: "common",
  minShareCount: 2,
  test: (id: string) => !/\/(legal|help)\//.test(id),
};

export default defineConfig({
  base: "./",
  plugins: [react(), askFloor(), devPages(), landingMarkup(), unnamed(), notices()],
  css: { postcss: { plugins: [styleOrder] } },
  server: { port: area.port, strictPort: true },
  define: {
    // The runtime's own switches. What loads remotes is left out (8 KB): the shell imports an
    // area's entry itself. So is what runs in Node.
    FEDERATION_OPTIMIZE_NO_REMOTE: "true",
    ENV_TARGET: '"web"',
  },
  build: {
    target: BUILD_TARGET,
    outDir: "dist",
    // Every browser that binds scripts by the import map's hashes knows modulepreload itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [COMMON] } } },
  },
});
