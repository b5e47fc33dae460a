// npm start: installs what is missing, builds what has changed, serves the whole portal.
import { spawn } from "node:child_process";
import { buildPortal } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { denoPath, root } from "./run.mjs";

try {
  await ensureInstalled();
  await buildPortal();
  process.exitCode = await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Runs the server until it ends. Ctrl-C reaches it too; it finishes what is under way.
 *
 * @returns {Promise<number>} its exit code
 */
function serve() {
  // No right to start other programs or to load native code: it needs neither.
  const rights = ["--allow-net", "--allow-env", "--allow-read", "--allow-write", "--allow-sys"];
  const server = spawn(denoPath(), ["run", "--quiet", ...rights, `${root}api/main.ts`], {
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
