import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The project's own folder, with a trailing slash. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** A program that npm installed. */
export const bin = (/** @type {string} */ name) => `${root}node_modules/.bin/${name}`;

/**
 * Deno itself, not npm's wrapper around it: a signal must reach the server.
 *
 * @returns {string}
 */
export const denoPath = () => createRequire(import.meta.url)("deno/install_api.cjs").runInstall();

/**
 * Runs a program to its end, its output shown. Rejects when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options]
 *   `quiet` shows the output only of a program that failed.
 * @returns {Promise<void>}
 */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
    });
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) return resolve();
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? code}`));
    });
  });
}
