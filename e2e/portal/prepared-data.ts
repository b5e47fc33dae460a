import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { denoEnvironment, denoPath, root } from "../../scripts/run.mjs";

/**
 * Makes an empty database before the tests begin, because each portal would take six seconds of
 * processor time to make its own.
 *
 * @returns removes it when all tests have ended
 */
// biome-ignore lint/style/noDefaultExport: Playwright's global setup is one
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "acompana-e2e-data-"));
  const env = { ...process.env, ...denoEnvironment(), DATA_DIR: folder };
  const args = ["run", "--quiet", "-A", `${root}api/prepare.ts`];
  await promisify(execFile)(denoPath(), args, { cwd: root, env });
  // The processes of the tests know it by this.
  process.env.PREPARED_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Gives a portal the database that was made for all, and the pepper that belongs to it. */
export async function copyPreparedData(to: string): Promise<void> {
  const from = process.env.PREPARED_DATA;
  if (from) await cp(from, to, { recursive: true });
}
