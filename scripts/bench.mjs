// npm run bench: the budgets as ratios of one run, for reading, never for a test to fail on.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ensureInstalled } from "./install.mjs";
import { denoPath, root, run } from "./run.mjs";

const GAME_BUDGET_KB = 12;

await ensureInstalled();
console.log(`${"".padEnd(58)} result   budget   how`);
for (const part of ["cold-start", "database"]) {
  await run(denoPath(), ["run", "--quiet", "-A", `${root}api/bench/${part}.ts`]);
}
printGames();

/** What each game adds to its menu: the chunk that bears its folder's name. */
function printGames() {
  const releases = `${root}dist/releases/games`;
  if (!existsSync(releases)) return console.log("Games: not built (npm run build)");
  const games = readdirSync(`${root}mf-games/src`).filter((name) => name.endsWith("-game"));
  const [version = ""] = readdirSync(releases);
  const assets = `${releases}/${version}/assets`;
  for (const game of games) {
    const chunk = readdirSync(assets).find((file) => file.startsWith(`${game}-`));
    if (!chunk?.endsWith(".js")) continue;
    const kilobytes = gzipSync(readFileSync(`${assets}/${chunk}`)).length / 1000;
    const what = `${game}, gzip KB beyond its menu`.padEnd(58);
    console.log(`${what} ${kilobytes.toFixed(2).padStart(6)}   ≤ ${GAME_BUDGET_KB}`);
  }
}
