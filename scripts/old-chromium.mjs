import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { FLOOR } from "../kit/build/floor.mjs";
import { root } from "./run.mjs";

/** Carries a headless Chromium in its folder, 55 MB, for machines with nothing installed. */
const PACKAGE = "@sparticuz/chromium@109.0.6";
const PACKED = "package/bin/chromium.br";
const SHA256 = "4093f192508602ec0fa01b47136a120546e636c5ead67c1852c86a35b444d886";
const FOLDER = `${root}node_modules/.cache/old-chromium`;

/**
 * The Chromium of the floor, fetched with npm when it is first asked for and kept beside the
 * installed packages. It is no dependency: only one slow test needs it.
 *
 * @returns {string} path of the program; Linux on x64 alone
 * @throws when the registry cannot be reached, or gives other bytes
 */
export function oldChromium() {
  const program = `${FOLDER}/chromium-${FLOOR.chrome}`;
  if (existsSync(program)) return program;
  mkdirSync(FOLDER, { recursive: true });
  // Others may start at the same time: each unpacks in a folder of its own.
  const own = mkdtempSync(`${FOLDER}/unpacking-`);
  try {
    unpack(own, program);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  return program;
}

/**
 * @param {string} folder empty
 * @param {string} program where it is to be
 */
function unpack(folder, program) {
  const options = /** @type {const} */ ({ cwd: folder, encoding: "utf8", stdio: "pipe" });
  const packed = execFileSync("npm", ["pack", "--silent", PACKAGE], options).trim();
  execFileSync("tar", ["-xzf", packed, PACKED], options);
  const bytes = readFileSync(`${folder}/${PACKED}`);
  if (createHash("sha256").update(bytes).digest("hex") !== SHA256)
    throw new Error(`${PACKAGE} is not what it was`);
  // Whole from the first moment, for those who look whether it is there.
  const draft = `${folder}/chromium`;
  writeFileSync(draft, brotliDecompressSync(bytes));
  chmodSync(draft, 0o755);
  renameSync(draft, program);
}
