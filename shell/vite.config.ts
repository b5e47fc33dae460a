import { styleOrder } from "@acompana/kit/style-order";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import area from "./area.json" with { type: "json" };
import { devPages } from "./dev-pages.mjs";
import { landingMarkup } from "./landing-markup.mjs";

export default defineConfig({
  base: "./",
  plugins: [react(), devPages(), landingMarkup()],
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
