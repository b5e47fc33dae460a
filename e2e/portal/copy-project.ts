import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const root = new URL("../../", import.meta.url).pathname;
/** Where npm links the workspaces. */
const OWN_SCOPE = "@acompana";
const LEFT_OUT = new Set(["node_modules", ".git", ".data", "test-results", "screenshots"]);

interface CopyOptions {
  /** A portal runs from the copy: it may read what lies in its own folder alone. */
  serves?: boolean;
}

/** A copy of the project whose sources a test may change; nothing is prepared for development. */
export async function copyProject({ serves = false }: CopyOptions = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "acompana-copy-"));
  await cp(root, folder, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) });
  await (serves ? copyPackages(folder) : linkPackages(folder));
  return folder;
}

/** Another name for each file where the system can give it one, else a copy. */
async function copyPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  await promisify(execFile)("cp", ["-al", from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  });
}

/** Installed packages are shared; the project's own are those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name !== OWN_SCOPE) await symlink(join(from, name), join(to, name));
  }
  // npm links them by a relative path, which leads to the copy's folders from here.
  await cp(join(from, OWN_SCOPE), join(to, OWN_SCOPE), { recursive: true, verbatimSymlinks: true });
}
