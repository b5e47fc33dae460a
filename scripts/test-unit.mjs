// Unit and component tests of the front ends and the commands. Further arguments go to Vitest,
// e.g. a file's name.
import { ensureInstalled } from "./install.mjs";
import { vitestReport } from "./reports.mjs";
import { bin, runAndFollow } from "./run.mjs";

await ensureInstalled();
await runAndFollow(bin("vitest"), ["run", ...vitestReport("unit"), ...process.argv.slice(2)]);
