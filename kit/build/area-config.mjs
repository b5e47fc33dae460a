import { fileURLToPath } from "node:url";
import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";
import { hasShell, readShell } from "./areas.mjs";
import { BUILD_TARGET } from "./floor.mjs";
import { notices } from "./notices.mjs";
import { styleOrder } from "./style-order.mjs";

// Plain JavaScript: Vite loads a configuration's package imports without compiling them.

/**
 * React is pinned exactly: federation takes the highest shared version, even in mid-session. And
 * below 19.3, whose react-dom weighs 8.6 KB more for what no screen uses.
 */
const REACT_VERSION = "19.2.9";

const sharedRuntime = fileURLToPath(new URL("./shared-runtime/index.mjs", import.meta.url));

/** @param {string} requiredVersion */
const singleton = (requiredVersion) => ({ singleton: true, requiredVersion });

/** What the shell shares with every area. An area never loads a second copy of these. */
const shared = {
  react: singleton(REACT_VERSION),
  "react/jsx-runtime": singleton(REACT_VERSION),
  "react-dom": singleton(REACT_VERSION),
  jotai: singleton("^2.20.0"),
  swr: singleton("^2.5.0"),
};

/** Never what the plugin writes: in another order of its files the entry waits for itself. */
const SOURCES = /lucide-react|\/(kit|mf-[^/]+)\/src\//;

/**
 * What of kit and of an area's words two later screens share is in one file: compressed alone,
 * small files are more requests and bytes. Not the limits of the contract: they belong to the
 * forms, which are fetched later still.
 */
const SCREEN_PARTS = new RegExp(
  [
    "lucide-react",
    "kit/src/(ui|api/(?!limits)|area|format|reading|games)/",
    "kit/src/.*/(reminder-resource|use-reminder-lists|use-memories|use-activity)[.]ts$",
    "/src/text([.]ts$|/)",
  ].join("|"),
);

/**
 * Vite configuration of an area: a federation remote that exposes `./area` and can be served
 * from any path or origin.
 *
 * @param {{ name: string, port: number }} area its `area.json`
 * @param {Record<string, string>} [more] what it exposes to other hosts besides its screens
 * @returns {import("vite").UserConfig}
 */
export function areaConfig({ name, port }, more = {}) {
  return {
    base: "./",
    plugins: [
      // In development the shell's page owns the refresh runtime, so a changed screen hot-reloads.
      react(hasShell() ? { reactRefreshHost: `http://localhost:${readShell().port}` } : {}),
      federation({
        name,
        filename: "remoteEntry.js",
        exposes: { "./area": "./src/area.ts", ...more },
        shared,
        dts: false,
        // For hosts of other bundlers: they ask for the manifest, and find the entry through it.
        manifest: true,
        implementation: sharedRuntime,
      }),
      notices(),
    ],
    css: { postcss: { plugins: [styleOrder] } },
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
    build: {
      target: BUILD_TARGET,
      outDir: "dist",
      // No page of its own: the remote entry is what the portal loads.
      rollupOptions: {
        input: "src/area.ts",
        output: {
          // Otherwise each icon and each part that two screens share would be a request of its own.
          codeSplitting: {
            groups: [
              // What the entry needs is apart from what only later screens share, so that the first
              // screen does not fetch their words and icons. An entry that holds no screen needs
              // too little for a file of its own.
              {
                name: "parts",
                test: SOURCES,
                minShareCount: 2,
                tags: ["$initial"],
                minSize: 8_192,
              },
              { name: "screen-parts", test: SCREEN_PARTS, minShareCount: 2 },
              // Apart, because it is fetched only after the screen, by what speaks.
              { name: "speech", test: /kit\/src\/speech\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}
