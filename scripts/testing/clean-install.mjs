import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../run.mjs";

/**
 * @typedef {{ version?: string, engines?: { node?: string }, optionalDependencies?: object }}
 * Locked
 */

export const json = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));
/** @type {Record<string, Locked>} */
export const locked = json(`${root}package-lock.json`).packages;
/** The project itself and its workspaces. */
export const workspaces = Object.keys(locked).filter((place) => !place.includes("node_modules/"));

/**
 * What `npm ci` says of the project's lock file, without fetching or installing anything.
 *
 * @param {(lock: { packages: Record<string, Locked> }) => void} [change]
 */
export function cleanInstall(change = () => {}) {
  const project = mkdtempSync(join(tmpdir(), "acompana-install-"));
  try {
    for (const file of workspaces.map((folder) => join(folder, "package.json"))) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), readFileSync(root + file));
    }
    const lock = json(`${root}package-lock.json`);
    change(lock);
    writeFileSync(join(project, "package-lock.json"), JSON.stringify(lock));
    const flags = ["--dry-run", "--offline", "--no-audit", "--no-fund", "--no-update-notifier"];
    // The test must not depend on the settings of whoever runs it.
    const settings = [
      "--userconfig",
      join(project, "none"),
      "--globalconfig",
      join(project, "nor-this"),
    ];
    const { status, stderr } = spawnSync("npm", ["ci", ...flags, ...settings], {
      cwd: project,
      encoding: "utf8",
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)),
      ),
    });
    return { status, said: stderr };
  } finally {
    rmSync(project, { recursive: true });
  }
}
