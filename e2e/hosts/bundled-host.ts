import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModuleFederationPlugin as RspackFederation } from "@module-federation/enhanced/rspack";
import { ModuleFederationPlugin as WebpackFederation } from "@module-federation/enhanced/webpack";
import { type Configuration as RspackConfiguration, rspack } from "@rspack/core";
import webpack, { type Configuration } from "webpack";
import type { Files } from "./site.ts";

const require = createRequire(import.meta.url);

/** How most hosts are written: everything behind one import, so that shared modules come first. */
const SOURCES = {
  "index.js": 'import("./page.js");',
  "page.js": `
    import { createElement, lazy, Suspense } from "react";
    import { createRoot } from "react-dom/client";
    const Games = lazy(() => import("games/games").then(({ Games }) => ({ default: Games })));
    const waiting = createElement("p", null, "Espera");
    createRoot(document.getElementById("page")).render(
      createElement(Suspense, { fallback: waiting }, createElement(Games, { game: "sudoku", level: "easy" })),
    );`,
  // One that cannot draw them puts what it is given into its page.
  "bare.js": `
    import("games/games").then(({ Games }) => document.getElementById("page").append(Games({})));`,
  "old.js": `
    import { createElement } from "react";
    const games = import("games/games").then(({ Games }) => createElement(Games));
    games.then(({ type: Games }) => document.getElementById("page").append(Games({})));`,
  "old-index.js": 'import("./old.js");',
};

interface HostSetup {
  bundler: "webpack" | "rspack";
  /** Address of the games' manifest. */
  manifest: string;
  /** Its own React, one that is older than 19, or none at all. */
  react: "own" | "old" | "none";
}

/** What each host begins with. */
const ENTRIES = { own: "./index.js", old: "./old-index.js", none: "./bare.js" };

/** The files of a host's site, bundled as its own team would. */
export async function bundleHost({ bundler, manifest, react }: HostSetup): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), "acompana-host-"));
  try {
    for (const [file, text] of Object.entries(SOURCES)) await writeFile(join(folder, file), text);
    const federation = {
      name: "ayuntamiento",
      remotes: { games: `games@${manifest}` },
      shared: SHARED[react](),
      // Otherwise every remote is asked before the host has loaded its own React.
      shareStrategy: "loaded-first" as const,
      dts: false,
      manifest: false,
    };
    const config = {
      mode: "production" as const,
      context: folder,
      entry: ENTRIES[react],
      output: { path: join(folder, "dist"), filename: "host.js", publicPath: "/" },
      resolve: { alias: ALIASES[react]() },
    };
    await (bundler === "webpack"
      ? bundleWith(
          webpack({ ...config, plugins: [new WebpackFederation(federation)] } as Configuration),
        )
      : bundleWith(
          rspack({ ...config, plugins: [new RspackFederation(federation)] } as RspackConfiguration),
        ));
    return await readFiles(join(folder, "dist"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const packageOf = (name: string) =>
  require.resolve(`${name}/package.json`).replace("/package.json", "");

const versionOf = (name: string) =>
  (require(`${name}/package.json`) as { version: string }).version;

const singleton = (name: string) => {
  const version = versionOf(name);
  return { singleton: true, version, requiredVersion: version };
};

/** What each host shares with its remotes. */
const SHARED = {
  own: () => ({ react: singleton("react"), "react-dom": singleton("react-dom") }),
  old: () => ({ react: singleton("react-old") }),
  none: () => ({}),
};

/** Hosts are bundled elsewhere: where their packages are. */
const ALIASES = {
  own: () => ({ "react-dom": packageOf("react-dom"), react: packageOf("react") }),
  old: () => ({ react: packageOf("react-old") }),
  none: () => ({}),
};

interface Compiler {
  run: (
    done: (
      error: Error | null,
      stats?: { hasErrors: () => boolean; toString: () => string },
    ) => void,
  ) => void;
  close: (done: () => void) => void;
}

function bundleWith(made: unknown): Promise<void> {
  const compiler = made as Compiler;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(String(stats)));
        else resolve();
      });
    });
  });
}

async function readFiles(folder: string): Promise<Files> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(folder, name))] as const),
  );
  return Object.fromEntries(files);
}
