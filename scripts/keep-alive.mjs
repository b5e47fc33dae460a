import { spawn } from "node:child_process";
import { KILLED, keepRunning, PASSED_ON } from "./keep-running.mjs";

/**
 * How long a program may take to end after a signal. The portal itself takes 5 s at most, 8 with
 * telemetry; a busy machine takes longer.
 */
const PATIENCE_MS = 15_000;

/** By when a signal to a whole group has come here too, after it has ended the program. */
const OF_BOTH_MS = 300;

/**
 * Runs a program until it ends, and again when a failure ended it or a signal that reached it
 * alone. A signal to this process is passed on and is the end; who does not end then is killed.
 *
 * @param {string} command
 * @param {string[][]} runs its arguments; all but the last prepare what the last one does for long,
 *   and are done once
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number} [patience] in milliseconds, from the first signal to the end by force
 * @returns {Promise<number>} its exit code; `KILLED` after an end by force
 */
export async function keepAlive(command, runs, env = process.env, patience = PATIENCE_MS) {
  const waiting = [...runs];
  /** @type {import("node:child_process").ChildProcess | null} */
  let server = null;
  const stopped = new AbortController();
  /** @type {NodeJS.Timeout | undefined} */
  let late;
  let isForced = false;
  const force = () => {
    isForced = server?.kill("SIGKILL") ?? false;
    if (isForced) console.error(forcedLine(patience));
  };
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopped.abort();
    server?.kill(signal);
    late ??= setTimeout(force, patience);
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
      if (waiting.length === 1 || end.code !== 0 || stopped.signal.aborted) {
        if (!stopped.signal.aborted) await pause(OF_BOTH_MS, stopped.signal);
        return end;
      }
      waiting.shift();
    }
  };
  for (const signal of PASSED_ON) process.on(signal, stop);
  try {
    const code = await keepRunning({
      run: runAll,
      wait: (milliseconds) => pause(milliseconds, stopped.signal),
      now: () => performance.now(),
      say: (line) => console.error(line),
      isStopped: () => stopped.signal.aborted,
    });
    return isForced ? KILLED : code;
  } finally {
    clearTimeout(late);
    for (const signal of PASSED_ON) process.off(signal, stop);
  }
}

/** With what the line begins that says so. */
export const NOT_CLOSED = "Acompaña no se ha cerrado en ";

/** @param {number} patience in milliseconds */
const forcedLine = (patience) =>
  `${NOT_CLOSED}${patience / 1000} s: se cierra a la fuerza. No se pierde nada de lo guardado.`;

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
