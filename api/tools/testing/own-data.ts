import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";

/**
 * Gives a portal that is about to start in `dataDir` an empty, migrated database: making one takes
 * seconds. On Postgres there is nothing to give.
 */
export async function giveDatabase(dataDir: string): Promise<void> {
  const database = inject("testDatabase");
  if (database.kind !== "pglite") return;
  await mkdir(dataDir, { recursive: true });
  await cp(database.folder, path.join(dataDir, "postgres"), { recursive: true });
}
