import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeContents, closeFolder } from "./close-folder.ts";

let home: string;
let umask: number;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-closed-"));
  umask = Deno.umask(0o022);
});
afterEach(async () => {
  Deno.umask(umask);
  await rm(home, { recursive: true });
});

async function modes(folder: string): Promise<Record<string, string>> {
  const names = ["", ...(await readdir(folder, { recursive: true }))];
  const found = names.map(async (name) => {
    const { mode } = await stat(path.join(folder, name));
    return [name, (mode & 0o777).toString(8)];
  });
  return Object.fromEntries(await Promise.all(found));
}

test("a new folder and all that is made in it belong to their owner alone", async () => {
  const data = path.join(home, "a", "data");
  await closeFolder(data);
  await mkdir(path.join(data, "postgres"));
  await writeFile(path.join(data, "postgres", "PG_VERSION"), "18");
  expect(await modes(data)).toEqual({ "": "700", postgres: "700", "postgres/PG_VERSION": "600" });
});

test("a folder that is too open is mended, to its last file; links lead nowhere", async () => {
  const outside = path.join(home, "outside");
  await writeFile(outside, "of another");
  await chmod(outside, 0o644);
  const data = path.join(home, "data");
  await mkdir(path.join(data, "postgres", "base"), { recursive: true });
  await writeFile(path.join(data, "pepper"), "secret");
  await writeFile(path.join(data, "postgres", "base", "1"), "row");
  await chmod(path.join(data, "pepper"), 0o666);
  await chmod(path.join(data, "postgres"), 0o777);
  await symlink(outside, path.join(data, "link"));
  await chmod(data, 0o755);
  await closeFolder(data);
  expect((await modes(data))[""]).toBe("700");
  await closeContents(data);
  expect(await modes(data)).toEqual({
    "": "700",
    link: "644",
    pepper: "600",
    postgres: "700",
    "postgres/base": "700",
    "postgres/base/1": "600",
  });
});
