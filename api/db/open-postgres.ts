import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { OpenDatabase } from "./database.ts";
import { MIGRATIONS_FOLDER, migrateUnderLock } from "./migrate.ts";
import { POOL_OPTIONS } from "./pool-options.ts";

export function openPostgres(
  config: { url: string; migrationUrl: string },
  logger?: Logger,
): OpenDatabase {
  const pool = new pg.Pool({ connectionString: config.url, ...POOL_OPTIONS });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on("error", () => {});
  return {
    db: drizzle(pool, logger ? { logger } : {}),
    migrate: () => {
      const client = new pg.Client({ connectionString: config.migrationUrl });
      return migrateUnderLock(client, () =>
        migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER }),
      );
    },
    close: () => pool.end(),
  };
}
