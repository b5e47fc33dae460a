// npm run backup -- file: a copy of the portal's data, running or stopped, in one file.
// npm run restore -- file: gives an empty data folder what a copy holds.
// npm run move -- --to postgres://…: this machine's portal into the cloud; --from: back again.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { denoPath, problemOf, root } from "./run.mjs";

/** Options of the commands that are followed by a file. */
const FILE_OPTIONS = new Set(["--pepper", "--erasures"]);
/** Options, and addresses of databases. */
const NO_FILE = /^(-|postgres(ql)?:)/;

/**
 * Runs a command on the portal's data. It may read and write the data folder and where the copy
 * lies; a move alone may call anybody.
 *
 * @param {string} command
 * @param {string[]} given its words
 * @returns {Promise<number>} its exit code; it says itself why it failed
 */
async function runDataCommand(command, given) {
  await ensureInstalled();
  // npm runs scripts in the project's folder: a name is meant from where the command was given.
  const from = process.env.INIT_CWD ?? process.cwd();
  const args = given.map((arg, index, all) => {
    const isFile = !NO_FILE.test(arg) || FILE_OPTIONS.has(all[index - 1] ?? "");
    return isFile ? path.resolve(from, arg) : arg;
  });
  const files = args.filter((arg) => path.isAbsolute(arg));
  const dataDir = path.resolve(root, process.env.DATA_DIR?.trim() || ".data");
  // The folder of the copy too: what lies beside it belongs to it, and its name must be made
  // durable.
  const folders = files.flatMap((file) => [path.dirname(file), path.dirname(path.dirname(file))]);
  const rights = [
    `--allow-read=${[root, dataDir, ...folders].join(",")}`,
    `--allow-write=${[dataDir, ...files.map((file) => path.dirname(file))].join(",")}`,
    "--allow-env",
    "--allow-sys",
    ...(command === "move" ? ["--allow-net"] : []),
  ];
  const program = `${root}api/commands/${command}-command.ts`;
  const words = ["run", "--quiet", ...rights, program, ...args];
  const { status, error } = spawnSync(denoPath(), words, { stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}

try {
  const [command = "", ...given] = process.argv.slice(2);
  process.exitCode = await runDataCommand(command, given);
} catch (error) {
  console.error(problemOf(error));
  process.exitCode = 1;
}
