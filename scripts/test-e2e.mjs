// The built portal in a real Chromium. Further arguments go to Playwright, e.g. a file's name.
import { buildPortal } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { playwrightReport } from "./reports.mjs";
import { bin, root, runAndFollow } from "./run.mjs";

await ensureInstalled();
await buildPortal();
const report = playwrightReport();
await runAndFollow(bin("playwright"), ["test", ...report.args, ...process.argv.slice(2)], {
  cwd: `${root}e2e`,
  env: { CHROMIUM_PATH: await findChromium(), ...report.env },
});
