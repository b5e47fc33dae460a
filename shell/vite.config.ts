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
  transform: (code, id) =>
    id.includes("@radix-ui/")
      ? code.replace(/^__name\(\w+, "\w+"\);$|static \{\s*__name\(this, "\w+"\);\s*\}/gm, "")
      : null,
});

export default defineConfig({
  base: "./",
  plugins: [react(), devPages(), landingMarkup(), unnamed()],
  css: { postcss: { plugins: [styleOrder] } },
  server: { port: area.port, strictPort: true },
  define: {
    // The runtime's own switches: areas are loaded by their entry in a browser, never by a manifest
    // or in Node, so what does that is left out (3 KB).
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
    ENV_TARGET: '"web"',
  },
  build: {
    target: "es2022",
    outDir: "dist",
    // Every browser that binds scripts by the import map's hashes knows modulepreload itself.
    modulePreload: { polyfill: false },
  },
});
