import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireData } from "./data-folder.ts";

let dataDir: string;
let database: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "acompana-data-"));
  database = path.join(dataDir, "postgres");
  await mkdir(database);
});
afterAll(() => rm(dataDir, { recursive: true }));

test("a command on the data is for the account whose they are, and for a folder that has some", async () => {
  await expect(requireData(database, dataDir)).rejects.toThrow("no hay datos de un portal");
  await writeFile(path.join(database, "PG_VERSION"), "17");
  await requireData(database, dataDir);
  await requireData(database, dataDir, null);
  const other = (Deno.uid() ?? 0) + 1;
  await expect(requireData(database, dataDir, other)).rejects.toThrow(
    `son de otra cuenta (la número ${Deno.uid()}). Da la orden con ella: sudo -u '#${Deno.uid()}'`,
  );
});
