import type { Logger } from "drizzle-orm/logger";
import type { DatabaseConfig, OpenDatabase } from "./database.ts";

export type * from "./database.ts";

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
