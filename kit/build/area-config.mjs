import { fileURLToPath } from "node:url";
import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";

// Plain JavaScript: Vite loads a configuration's package imports without compiling them.

/** React is pinned exactly: federation takes the highest shared version, even in mid-session. */
export const REACT_VERSION = "19.3.1";

const lentRuntime = fileURLToPath(new URL("./lent-runtime/index.mjs", import.meta.url));

/** @param {string} requiredVersion */
const singleton = (requiredVersion) => ({ singleton: true, requiredVersion });

/** What the shell lends to every area. An area never loads a second copy of these. */
export const shared = {
  react: singleton(REACT_VERSION),
  "react/jsx-runtime": singleton(REACT_VERSION),
  "react-dom": singleton(REACT_VERSION),
  jotai: singleton("^2.20.0"),
  swr: singleton("^2.5.0"),
};

/** Port of each part's development server. The portal itself stays on its own `PORT`. */
export const devPorts = { shell: 5000, admin: 5001, support: 5002, senior: 5003, games: 5004 };

/**
 * Vite configuration of an area: a federation remote that exposes `./area` and can be served
 * from any path or origin.
 *
 * @param {"admin" | "support" | "senior" | "games"} area
 * @param {Record<string, string>} [more] what it exposes to other hosts besides its screens
 * @returns {import("vite").UserConfig}
 */
export function areaConfig(area, more = {}) {
  const port = devPorts[area];
  return {
    base: "./",
    plugins: [
      // In development the shell's page owns the refresh runtime, so a changed screen hot-reloads.
      react({ reactRefreshHost: `http://localhost:${devPorts.shell}` }),
      federation({
        name: area,
        filename: "remoteEntry.js",
        exposes: { "./area": "./src/area.ts", ...more },
        shared,
        dts: false,
        implementation: lentRuntime,
      }),
    ],
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
    build: {
      target: "es2022",
      outDir: "dist",
      // No page of its own: the remote entry is what the portal loads.
      rollupOptions: {
        input: "src/area.ts",
        output: {
          // Else each icon and each part that two screens share is a request of its own.
          codeSplitting: {
            groups: [
              {
                name: "parts",
                test: /lucide-react|kit\/src\/(ui|api|area|format)\/|src\/speech\//,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  };
}
