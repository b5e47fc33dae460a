import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { denoPath, ProgramFailed, root } from "../run.mjs";

const HOLDER = fileURLToPath(new URL("hold-lock.mjs", import.meta.url));

/**
 * Builds one after the other: two at once would write the same files of the tools.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withBuildLock = (work) => withLock(`${root}dist/build.lock`, work);

/**
 * Runs what no two processes may do at once. The second says that it waits, and begins when the
 * first has ended, in whatever way it ended.
 *
 * @template T
 * @param {string} path the file that is locked; made if it is missing
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  await mkdir(dirname(path), { recursive: true });
  const release = await hold(path);
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * @param {string} path
 * @returns {Promise<() => Promise<unknown>>} what lets go of the lock
 */
function hold(path) {
  const args = ["run", "--quiet", "--no-lock", `--allow-read=${path}`, `--allow-write=${path}`];
  const holder = spawn(denoPath(), [...args, HOLDER, path], { stdio: "pipe" });
  let failure = "";
  const ended = new Promise((resolve) => holder.once("close", resolve));
  return new Promise((resolve, reject) => {
    holder.once("error", reject);
    holder.stderr.setEncoding("utf8").on("data", (/** @type {string} */ said) => {
      failure += said;
    });
    holder.once("close", (code) => {
      reject(new ProgramFailed(`${path} cannot be locked (${code})\n${failure}`, failure));
    });
    holder.stdout.setEncoding("utf8").on("data", (/** @type {string} */ said) => {
      if (said.includes("waiting"))
        console.log("Ya hay otra construcción en marcha. Espero a que acabe…");
      if (!said.includes("held")) return;
      resolve(() => {
        holder.stdin.end();
        return ended;
      });
    });
  });
}
