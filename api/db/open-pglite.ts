import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/pglite";
import { endWhenBroken, refuseOnceEnded } from "./broken-database.ts";
import type { Db, EmbeddedDatabase, OpenDatabase } from "./database.ts";
import { appliedHashes, applyMigrations } from "./migrate.ts";
import { NamedErrorsFS } from "./named-errors-fs.ts";
import { turnBetweenStatements } from "./turn-between-statements.ts";

/** Wraps a running PGlite; only one process has its folder open, so no lock is needed here. */
export function wrapPglite(client: PGlite, logger?: Logger): OpenDatabase {
  const db = drizzle(client, logger ? { logger } : {});
  return {
    db,
    migrate: (terms) => applyMigrations(db, terms),
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

export async function openPglite(folder: string, logger?: Logger): Promise<OpenDatabase> {
  const client = await PGlite.create({ fs: new NamedErrorsFS(folder) });
  endWhenBroken(client);
  refuseOnceEnded(client);
  turnBetweenStatements(client);
  const opened = wrapPglite(client, logger);
  return { ...opened, embedded: embeddedIn(folder, client, opened.db) };
}

function embeddedIn(folder: string, client: PGlite, db: Db): EmbeddedDatabase {
  return {
    folder,
    exclusively: (work) => client._runExclusiveQuery(work),
    listen: async (channel, onNotify) => void (await client.listen(channel, onNotify)),
    applied: () => appliedHashes(db),
  };
}
