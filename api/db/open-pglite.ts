import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { hasAllMigrations, MIGRATIONS_FOLDER } from "./migrate.ts";
import type { OpenDatabase } from "./open.ts";

/** Wraps a running PGlite; one process at a time holds its folder, so no lock is needed here. */
export function wrapPglite(client: PGlite, logger?: Logger): OpenDatabase {
  const db = drizzle(client, logger ? { logger } : {});
  return {
    db,
    migrate: async () => {
      if (await hasAllMigrations(async (query) => (await client.query(query)).rows)) return;
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

export async function openPglite(folder: string, logger?: Logger): Promise<OpenDatabase> {
  return wrapPglite(await PGlite.create(folder), logger);
}
