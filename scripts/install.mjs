import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { root, run } from "./run.mjs";
import { supportsNode } from "./supports-node.mjs";

const STAMP = `${root}node_modules/.acompana-installed`;

/** Installs the packages when they are missing or the lock file has changed since. */
export async function ensureInstalled() {
  const { engines } = JSON.parse(await readFile(`${root}package.json`, "utf8"));
  if (!supportsNode(engines.node, process.versions.node)) {
    throw new Error(
      `Acompaña necesita Node ${engines.node}, y este es el ${process.versions.node}.`,
    );
  }
  const lock = createHash("sha256")
    .update(await readFile(`${root}package-lock.json`))
    .digest("hex");
  const installed = existsSync(STAMP) ? await readFile(STAMP, "utf8") : null;
  if (installed === lock) return;
  console.log("Instalando lo que falta…");
  // `npm ci` would first delete what is there, under a portal that may be running from it. Either
  // way the lock file's versions are kept, and nothing is written to it.
  const how = existsSync(`${root}node_modules`) ? ["install", "--no-save"] : ["ci"];
  await run("npm", [...how, "--no-audit", "--no-fund"], { output: "kept" });
  await writeFile(STAMP, lock);
}
