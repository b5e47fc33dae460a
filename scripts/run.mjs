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
 * What a portal's process is started with. Each hash of a password takes 19 MB, and glibc raises by
 * itself the size from which it gives memory back: told so, it does not.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export const denoEnvironment = () => ({ MALLOC_MMAP_THRESHOLD_: "1048576", ...process.env });

/** So much of a failed program's output is told once more where it is asked for. */
const LAST_LINES = 100;

/** What systems, Node, Deno and the tools say when a disk is full or a quota is used up. */
const NO_ROOM = /\bENOSPC\b|\bEDQUOT\b|no space left on device|quota exceeded/i;

const NO_ROOM_SENTENCE = "No queda sitio en el disco. Libera sitio y vuelve a intentarlo.";

/** A program that did not end well; `lastLines` only where its output was kept. */
export class ProgramFailed extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message);
    /** Known only where the output was kept. */
    this.isOutOfRoom = NO_ROOM.test(output);
    this.lastLines = output.trimEnd().split("\n").slice(-LAST_LINES).join("\n");
  }
}

/**
 * What is said of a failure to whoever gave the command: of a full disk one sentence, where tools
 * show from where in their code they wrote.
 *
 * @param {unknown} error
 */
export function problemOf(error) {
  if (isOutOfRoom(error)) return NO_ROOM_SENTENCE;
  return error instanceof Error ? error.message : String(error);
}

/** @param {unknown} error */
const isOutOfRoom = (error) =>
  error instanceof ProgramFailed
    ? error.isOutOfRoom
    : error instanceof Error && NO_ROOM.test(String(Reflect.get(error, "code")));

/**
 * Runs what a command is for. A full disk is said in one sentence and ends the command with 1; what
 * else fails is shown whole.
 *
 * @param {() => Promise<unknown>} work
 */
export async function inOneSentence(work) {
  try {
    await work();
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    console.error(problemOf(error));
    process.exitCode = 1;
  }
}

/**
 * Runs a program to its end. Rejects with ProgramFailed when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {"live" | "kept" | "failed"} [options.output] `live` shows it as it comes; `kept` too, and
 *   keeps it for the error; `failed` shows only that of a program that failed, unless it speaks
 *   of a full disk
 * @returns {Promise<void>}
 */
export function run(command, args, { cwd = root, env = {}, output: way = "live" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...colours(), ...process.env, ...env },
      stdio: way === "live" ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from?.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => {
        output += chunk;
        if (way === "kept") to.write(chunk);
      });
    }
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) return resolve();
      const ended = `${command} ${args.join(" ")} ended with ${signal ?? code}`;
      const failure = new ProgramFailed(ended, output);
      if (way === "failed" && !failure.isOutOfRoom) process.stderr.write(output);
      reject(failure);
    });
  });
}

/**
 * Runs a program that says itself what is wrong: when it fails, so does this process.
 *
 * @param {Parameters<typeof run>} call
 */
export async function runAndFollow(...call) {
  try {
    await run(...call);
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    process.exitCode = 1;
  }
}

/** A program whose output is read cannot see that a person looks at it in the end. */
const colours = () => (process.stdout.isTTY ? { FORCE_COLOR: "1" } : {});
