// npm run check-cloud: whether database, storage and configuration are ready for the portal.
// Changes nothing in the database.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { denoPath, root } from "./run.mjs";

await ensureInstalled();
const named = [process.env.RELEASES_DIR?.trim(), process.env.LEGAL_TEXTS?.trim()];
const places = [root, ...named].filter(Boolean);
const writes = [];
if (process.env.FILES?.trim() === "disk") {
  const dataDir = path.resolve(root, process.env.DATA_DIR?.trim() || ".data");
  places.push(dataDir);
  writes.push(`--allow-write=${dataDir}`);
}
const rights = ["--no-prompt", "--allow-net", "--allow-env", `--allow-read=${places.join(",")}`];
const command = ["run", "--quiet", ...rights, ...writes, `${root}api/predeploy.ts`, "--dry-run"];
const { status, error } = spawnSync(denoPath(), command, { stdio: "inherit", cwd: root });
if (error) throw error;
process.exitCode = status ?? 1;
