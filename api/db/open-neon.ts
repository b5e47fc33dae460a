import { Client, neonConfig, Pool } from "@neondatabase/serverless";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/neon-serverless";
import type { OpenDatabase } from "./database.ts";
import { applyMigrations } from "./migrate.ts";
import { OneMessageSocket } from "./one-message-socket.ts";
import { CONNECTION_OPTIONS, outliveLostConnections, POOL_OPTIONS } from "./pool-options.ts";

/** Neon's HTTP driver has no transactions, so this is its WebSocket pool. */
export function openNeon(
  config: { url: string; migrationUrl: string; webSocketProxy: string | null },
  logger?: Logger,
): OpenDatabase {
  neonConfig.webSocketConstructor = OneMessageSocket;
  neonConfig.coalesceWrites = false;
  if (config.webSocketProxy) goThroughPlainProxy(config.webSocketProxy);
  const pool = new Pool({ connectionString: config.url, ...POOL_OPTIONS });
  outliveLostConnections(pool);
  return {
    db: drizzle({ client: pool, ...(logger ? { logger } : {}) }),
    migrate: async (terms) => {
      const client = new Client({ connectionString: config.migrationUrl, ...CONNECTION_OPTIONS });
      await client.connect();
      try {
        await applyMigrations(drizzle({ client }), terms);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

/** For an ordinary Postgres behind a WebSocket-to-TCP proxy: no TLS, no pipelined start. */
function goThroughPlainProxy(proxy: string): void {
  neonConfig.wsProxy = () => proxy;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineConnect = false;
  neonConfig.pipelineTLS = false;
  neonConfig.forceDisablePgSSL = true;
}
