import { spawn } from "node:child_process";
import { denoPath, root } from "./run.mjs";

/**
 * Runs a server until it ends. Ctrl-C reaches it too; it finishes what is under way.
 *
 * @param {string} program its file, from the project's folder
 * @returns {Promise<number>} its exit code
 */
export function serve(program) {
  // No right to start other programs or to load native code: it needs neither.
  const rights = ["--allow-net", "--allow-env", "--allow-read", "--allow-write", "--allow-sys"];
  const server = spawn(denoPath(), ["run", "--quiet", ...rights, root + program], {
    stdio: "inherit",
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => server.kill(signal));
  }
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("close", (code) => resolve(code ?? 1));
  });
}
