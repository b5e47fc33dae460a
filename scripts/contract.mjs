// Writes the contract: zod schemas → openapi.yaml → schema.d.ts and limits.ts of kit, and lints it.
// With --check it writes nothing and fails when one of the files is not what the code says, or when
// the contract breaks what clients of the released one rely on. With --released it also keeps the
// contract as the released one: for whoever has just released the API.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { drift } from "./contract-drift.mjs";
import { ensureInstalled } from "./install.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, "node_modules", ".bin");
const FILES = ["openapi.yaml", "kit/src/api/schema.d.ts", "kit/src/api/limits.ts"];

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

/** @param {string} folder where the files are written, under their own names */
async function generate(folder) {
  const [yaml, types, limits] = FILES.map((file) => path.join(folder, file));
  if (!yaml || !types || !limits) throw new Error("three files make the contract");
  mkdirSync(path.dirname(types), { recursive: true });
  writeFileSync(yaml, run("deno", ["run", "--allow-read", "--allow-env", "api/openapi.ts"]));
  run("openapi-typescript", [yaml, "--output", types]);
  const { limitsOf } = await import("./contract-limits.mjs");
  writeFileSync(limits, limitsOf(readFileSync(yaml, "utf8")));
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

async function check() {
  const folder = mkdtempSync(path.join(tmpdir(), "acompana-contract-"));
  try {
    await generate(folder);
    const drifted = drift(
      FILES,
      (file) => read(path.join(root, file)),
      (file) => read(path.join(folder, file)),
    );
    for (const sentence of drifted) console.error(`contract: ${sentence}`);
    if (drifted.length === 0) return console.log("contract: up to date");
    console.error("The code and the committed contract differ: run `npm run contract` and commit.");
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await ensureInstalled();
if (process.argv.includes("--check")) await check();
else {
  await generate(root);
  console.log(`contract: wrote ${FILES.join(", ")}`);
}
// Their libraries are there only now.
const { lintContract } = await import("./lint-contract.mjs");
const { breaksOf, RELEASED, wrongVersionOf } = await import("./released-contract.mjs");
const contract = path.join(root, "openapi.yaml");
const released = path.join(root, RELEASED);
if (process.argv.includes("--released")) {
  copyFileSync(contract, released);
  console.log(`contract: wrote ${RELEASED}`);
}
const breaks = await breaksOf(released, contract);
const version = wrongVersionOf(released, contract);
const complaints = [...(await lintContract(contract)), ...breaks, ...(version ? [version] : [])];
for (const complaint of complaints) console.error(`contract: ${complaint}`);
if (breaks.length > 0) {
  console.error(
    "This breaks clients of the released contract: keep it, or raise the major version of api/package.json.",
  );
}
if (complaints.length > 0) process.exitCode = 1;
