// The games for other sites: the page that they frame, and the script that frames it.
import { askFloorBeside, BUILD_TARGET } from "@acompana/kit/build-floor";
import { notices } from "@acompana/kit/build-notices";
import { styleOrder } from "@acompana/kit/style-order";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { text } from "./src/text.ts";

const folder = new URL("src/embed/", import.meta.url).pathname;

export default defineConfig({
  root: folder,
  base: "./",
  plugins: [react(), askFloorBeside(text.embed.oldBrowser), notices()],
  css: { postcss: { plugins: [styleOrder] } },
  build: {
    target: BUILD_TARGET,
    outDir: new URL("dist-embed", import.meta.url).pathname,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { page: `${folder}juegos.html`, juegos: `${folder}element.ts` },
      output: {
        // The script's name is what other sites write down.
        entryFileNames: ({ name }) => (name === "juegos" ? "juegos.js" : "assets/[name]-[hash].js"),
      },
    },
  },
});
