import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { alreadyRunning, lockFolder } from "../../db/folder-lock.ts";
import { ConfigError } from "../../env.ts";
import { StartRefused } from "../../platform/start-refused.ts";
import type { Demo } from "./demo.ts";

/** What stands in a data folder of the demo's; while it is being made, nothing else is sure. */
type Mark = { demo: Demo | null };

const MARK = "demo.json";
/** All that a portal keeps in its data folder. */
const CONTENTS = ["postgres", "files", "pepper"];

/**
 * The demo that the folder holds; made first if there is none. One whose making was broken off is
 * removed and made anew. A folder with another portal's data is refused.
 */
export async function keepDemo(folder: string, make: () => Promise<Demo>): Promise<Demo> {
  // Asked before the lock too: a portal may be running on it.
  const known = await readMark(folder);
  if (known?.demo) return known.demo;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  if (!lock) throw new StartRefused(alreadyRunning(folder));
  try {
    return (await readMark(folder))?.demo ?? (await makeAnew(folder, make));
  } finally {
    lock.close();
  }
}

/** Whether the folder holds a demo that was made to its end. */
export const isDemoMade = async (folder: string): Promise<boolean> =>
  Boolean((await readMark(folder))?.demo);

async function makeAnew(folder: string, make: () => Promise<Demo>): Promise<Demo> {
  if (!(await readMark(folder))) await refuseForeign(folder);
  await writeMark(folder, { demo: null });
  for (const name of CONTENTS) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  const demo = await make();
  await writeMark(folder, { demo });
  return demo;
}

async function refuseForeign(folder: string): Promise<void> {
  const present = await readdir(folder);
  if (!CONTENTS.some((name) => present.includes(name))) return;
  throw new ConfigError("DATA_DIR", "esa carpeta guarda los datos de otro portal. Elige otra.");
}

async function readMark(folder: string): Promise<Mark | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, MARK), "utf8")) as Mark;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
}

/** From one whole to the next, whatever happens in between. */
async function writeMark(folder: string, mark: Mark): Promise<void> {
  const draft = path.join(folder, `${MARK}.draft`);
  await writeFile(draft, `${JSON.stringify(mark, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path.join(folder, MARK));
}
