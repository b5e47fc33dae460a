// npm run bench: the budgets as ratios of one run, for reading, never for a test to fail on.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildPortal } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, denoPath, root, run } from "./run.mjs";

const GAME_BUDGET_KB = 12;

await ensureInstalled();
console.log(`${"".padEnd(58)} result   budget   how`);
for (const part of ["cold-start", "logins", "database", "express"]) {
  await run(denoPath(), ["run", "--quiet", "-A", `${root}api/tools/bench/${part}.ts`]);
}
printGames();
printEmbed();
await run(denoPath(), ["run", "--quiet", "--no-lock", `${root}scripts/bench-sudoku.ts`]);
await buildPortal();
await run(bin("playwright"), ["test", "-c", "bench.config.ts"], {
  cwd: `${root}e2e`,
  env: { CHROMIUM_PATH: await findChromium() },
});

/** What each game adds to its menu: the chunk that bears its folder's name. */
function printGames() {
  const assets = assetsOf("games");
  if (!assets) return console.log("Games: not built (npm run build)");
  for (const game of readdirSync(`${root}mf-games/src`).filter((name) => name.endsWith("-game"))) {
    const chunk = readdirSync(assets).find((file) => chunkOf(game).test(file));
    if (!chunk) continue;
    row(`${game}, gzip KB beyond its menu`, packed(`${assets}/${chunk}`), GAME_BUDGET_KB);
  }
}

/** The page that other sites frame, with its largest game, and the script that frames it. */
function printEmbed() {
  const assets = assetsOf("embed");
  if (!assets) return;
  const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
  const isGame = (/** @type {string} */ file) => /-game-/.test(file);
  const sizes = (/** @type {string[]} */ some) => some.map((file) => packed(`${assets}/${file}`));
  const shared = sizes(files.filter((file) => !isGame(file))).reduce((sum, size) => sum + size, 0);
  const scripts = files.filter((file) => isGame(file) && file.endsWith(".js"));
  row("embed page with its largest game, gzip KB", shared + Math.max(...sizes(scripts)), 100);
  row("embed's script, KB as it is", readFileSync(`${assets}/../juegos.js`).length / 1000, 2);
}

/** @param {string} area @returns {string | null} */
function assetsOf(area) {
  const registry = `${root}dist/releases/registry.json`;
  if (!existsSync(registry)) return null;
  const { version } = JSON.parse(readFileSync(registry, "utf8"))[area] ?? {};
  return version ? `${root}dist/releases/${area}/${version}/assets` : null;
}

/** @param {string} name */
function chunkOf(name) {
  return new RegExp(`^${name}-[\\w-]{8}\\.js$`);
}

/** @param {string} file */
function packed(file) {
  return gzipSync(readFileSync(file)).length / 1000;
}

/** @param {string} what @param {number} result @param {number} budget */
function row(what, result, budget) {
  console.log(`${what.padEnd(58)} ${result.toFixed(2).padStart(6)}   ≤ ${budget}`);
}
