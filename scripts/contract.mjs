// Writes the contract: zod schemas → openapi.yaml → kit/src/api/schema.d.ts, and lints it.
// With --check it writes nothing and fails when either file is not what the code says.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { lintContract } from "./lint-contract.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, "node_modules", ".bin");
const FILES = ["openapi.yaml", "kit/src/api/schema.d.ts"];

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const result = spawnSync(path.join(bin, command), args, { cwd: root, encoding: "utf8" });
  if (result.status === 0) return result.stdout;
  process.stderr.write(result.stderr ?? String(result.error));
  console.error(`contract: ${command} failed`);
  process.exit(1);
}

/** @param {string} folder where both files are written, under their own names */
function generate(folder) {
  const [yaml, types] = FILES.map((file) => path.join(folder, file));
  if (!yaml || !types) throw new Error("two files make the contract");
  mkdirSync(path.dirname(types), { recursive: true });
  writeFileSync(yaml, run("deno", ["run", "--allow-read", "--allow-env", "api/openapi.ts"]));
  run("openapi-typescript", [yaml, "--output", types]);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The first line in which two texts part, for a message that can be acted on. */
function firstDifference(/** @type {string} */ committed, /** @type {string} */ generated) {
  const old = committed.split("\n");
  const line = generated.split("\n").findIndex((text, index) => text !== old[index]);
  return line < 0 ? old.length : line + 1;
}

function check() {
  const folder = mkdtempSync(path.join(tmpdir(), "acompana-contract-"));
  try {
    generate(folder);
    const drifted = FILES.filter((file) => {
      const committed = read(path.join(root, file));
      const generated = read(path.join(folder, file));
      if (committed === generated) return false;
      console.error(`contract: ${file} differs at line ${firstDifference(committed, generated)}`);
      return true;
    });
    if (drifted.length === 0) return console.log("contract: up to date");
    console.error("The code and the committed contract differ: run `npm run contract` and commit.");
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes("--check")) check();
else {
  generate(root);
  console.log(`contract: wrote ${FILES.join(" and ")}`);
}
const complaints = await lintContract(path.join(root, "openapi.yaml"));
for (const complaint of complaints) console.error(`contract: ${complaint}`);
if (complaints.length > 0) process.exitCode = 1;
