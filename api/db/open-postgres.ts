import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { OpenDatabase } from "./database.ts";
import { applyMigrations } from "./migrate.ts";
import { CONNECTION_OPTIONS, outliveLostConnections, POOL_OPTIONS } from "./pool-options.ts";

export function openPostgres(
  config: { url: string; migrationUrl: string },
  logger?: Logger,
): OpenDatabase {
  const pool = new pg.Pool({ connectionString: config.url, ...POOL_OPTIONS });
  outliveLostConnections(pool);
  return {
    db: drizzle(pool, logger ? { logger } : {}),
    migrate: async (terms) => {
      const client = new pg.Client({
        connectionString: config.migrationUrl,
        ...CONNECTION_OPTIONS,
      });
      await client.connect();
      try {
        await applyMigrations(drizzle(client), terms);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}
