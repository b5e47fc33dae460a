import { spawn } from "node:child_process";
import { keepRunning } from "./keep-running.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM"]);

/**
 * Runs a program until it ends, and again when a failure ended it. A signal reaches it too.
 *
 * @param {string} command
 * @param {string[][]} runs its arguments; all but the last prepare what the last one does for long,
 *   and are done once
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export async function keepAlive(command, runs, env = process.env) {
  const waiting = [...runs];
  /** @type {import("node:child_process").ChildProcess | null} */
  let server = null;
  const stopped = new AbortController();
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopped.abort();
    server?.kill(signal);
  };
  /** @param {string[]} args @returns {Promise<import("./keep-running.mjs").End>} */
  const runOne = (args) =>
    new Promise((resolve, reject) => {
      server = spawn(command, args, { stdio: "inherit", env });
      server.on("error", reject);
      server.on("close", (code, signal) => resolve({ code, signal }));
    });
  const runAll = async () => {
    for (;;) {
      const end = await runOne(waiting[0] ?? []);
      if (waiting.length === 1 || end.code !== 0 || stopped.signal.aborted) return end;
      waiting.shift();
    }
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await keepRunning({
      run: runAll,
      wait: (milliseconds) => pause(milliseconds, stopped.signal),
      now: () => performance.now(),
      say: (line) => console.error(line),
      isStopped: () => stopped.signal.aborted,
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal ends it early
 * @returns {Promise<void>}
 */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}
