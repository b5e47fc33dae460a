import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const root = new URL("../../", import.meta.url).pathname;
/** Where npm links the workspaces. */
const OWN_SCOPE = "@acompana";
const LEFT_OUT = new Set(["node_modules", ".git", ".data", "test-results", "screenshots"]);

/** A copy of the project whose sources a test may change; nothing is prepared for development. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "acompana-copy-"));
  await cp(root, folder, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) });
  await linkPackages(folder);
  return folder;
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
