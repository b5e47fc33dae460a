import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { EmbeddedDatabase, OpenDatabase } from "./database.ts";
import { appliedHashes, hasAllMigrations, MIGRATIONS_FOLDER } from "./migrate.ts";

/** Wraps a running PGlite; only one process has its folder open, so no lock is needed here. */
export function wrapPglite(client: PGlite, logger?: Logger): OpenDatabase {
  const db = drizzle(client, logger ? { logger } : {});
  return {
    db,
    migrate: async () => {
      if (await hasAllMigrations(queryOf(client))) return;
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

export async function openPglite(folder: string, logger?: Logger): Promise<OpenDatabase> {
  const client = await PGlite.create(folder);
  return { ...wrapPglite(client, logger), embedded: embeddedIn(folder, client) };
}

const queryOf = (client: PGlite) => async (query: string) => (await client.query(query)).rows;

function embeddedIn(folder: string, client: PGlite): EmbeddedDatabase {
  return {
    folder,
    exclusively: (work) => client._runExclusiveQuery(work),
    listen: async (channel, onNotify) => void (await client.listen(channel, onNotify)),
    applied: () => appliedHashes(queryOf(client)),
  };
}
