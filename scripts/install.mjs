import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { root, run } from "./run.mjs";

const OLDEST_NODE = [20, 19];
const STAMP = `${root}node_modules/.acompana-installed`;

/** Installs the packages when they are missing or the lock file has changed since. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new Error(`Acompaña necesita Node ${OLDEST_NODE.join(".")} o posterior.`);
  }
  const lock = createHash("sha256")
    .update(await readFile(`${root}package-lock.json`))
    .digest("hex");
  const installed = existsSync(STAMP) ? await readFile(STAMP, "utf8") : null;
  if (installed === lock) return;
  console.log("Instalando lo que falta…");
  // Not `npm ci`: it refuses a lock file that lacks some platform's optional package. The lock
  // file's versions are kept all the same, and nothing is written to it.
  await run("npm", ["install", "--no-save", "--no-audit", "--no-fund"]);
  await writeFile(STAMP, lock);
}
