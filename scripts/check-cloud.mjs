// npm run check-cloud: whether database, storage and configuration are ready for the portal. Changes
// nothing in the database.
import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { denoPath, root } from "./run.mjs";

await ensureInstalled();
const rights = ["--no-prompt", "--allow-net", "--allow-env", `--allow-read=${root}`];
const command = ["run", "--quiet", ...rights, `${root}api/predeploy.ts`, "--dry-run"];
const { status, error } = spawnSync(denoPath(), command, { stdio: "inherit", cwd: root });
if (error) throw error;
process.exitCode = status ?? 1;
