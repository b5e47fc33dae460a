import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import { drizzle } from "drizzle-orm/pglite";
import type { Db, EmbeddedDatabase, OpenDatabase } from "./database.ts";
import { isOutOfRoom, isPanic } from "./errors.ts";
import { appliedHashes, applyMigrations } from "./migrate.ts";
import { NamedErrorsFS } from "./named-errors-fs.ts";

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
  const opened = wrapPglite(client, logger);
  return { ...opened, embedded: embeddedIn(folder, client, opened.db) };
}

/** As `api/platform/last-resort.ts` ends: `npm start` begins again. */
const EXIT_AFTER_FAILURE = 70;

/**
 * Postgres says PANIC when it cannot write its log any more, as without room on the disk. Its
 * program has then stopped half-way, and the next statement would wait for ever with the whole
 * process. So the process ends at once: the next start takes up all that was acknowledged.
 */
function endWhenBroken(client: PGlite): void {
  const run = client.execProtocol.bind(client);
  client.execProtocol = (...call) => run(...call).catch(endIfBroken);
  const stream = client.execProtocolStream.bind(client);
  client.execProtocolStream = (...call) => stream(...call).catch(endIfBroken);
}

function endIfBroken(error: unknown): never {
  if (!isPanic(error)) throw error;
  // biome-ignore lint/suspicious/noConsole: the last word of this process
  console.error(isOutOfRoom(error) ? BROKEN_WITHOUT_ROOM : BROKEN);
  Deno.exit(EXIT_AFTER_FAILURE);
}

const BROKEN = "La base de datos ha fallado y no puede seguir.";
const BROKEN_WITHOUT_ROOM =
  "La base de datos no ha podido seguir: no queda sitio en el disco. Libera sitio.";

function embeddedIn(folder: string, client: PGlite, db: Db): EmbeddedDatabase {
  return {
    folder,
    exclusively: (work) => client._runExclusiveQuery(work),
    listen: async (channel, onNotify) => void (await client.listen(channel, onNotify)),
    applied: () => appliedHashes(db),
  };
}
