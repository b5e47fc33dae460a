import type { Logger } from "drizzle-orm/logger";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The same query builder over all three drivers; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type DatabaseConfig =
  | { driver: "pglite"; folder: string }
  | { driver: "postgres"; url: string; migrationUrl: string }
  | { driver: "neon"; url: string; migrationUrl: string; webSocketProxy: string | null };

export type OpenDatabase = {
  db: Db;
  /** Brings the schema up to date; two servers may call it at once. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};

/** Statements can be watched with `logger`. Drivers load on demand: PGlite alone weighs 20 MB. */
export async function openDatabase(config: DatabaseConfig, logger?: Logger): Promise<OpenDatabase> {
  switch (config.driver) {
    case "pglite": {
      const { openPglite } = await import("./open-pglite.ts");
      return await openPglite(config.folder, logger);
    }
    case "neon": {
      const { openNeon } = await import("./open-neon.ts");
      return openNeon(config, logger);
    }
    case "postgres": {
      const { openPostgres } = await import("./open-postgres.ts");
      return openPostgres(config, logger);
    }
  }
}
