import { sql } from "drizzle-orm";
import { rowsOf } from "../../db/rows.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Part, Readiness } from "../../platform/readiness.ts";
import type { StorageFault } from "../../platform/storage/file-storage.ts";

export type Services = Pick<Ctx, "db" | "storage" | "log" | "isDiskFull">;

const PATIENCE_MS = 2_000;
/** As a storage says it too. */
const DISK_FULL = "full" satisfies StorageFault;
const UNKNOWN: Part = { status: "unknown", ms: null };

/**
 * Asks database, storage and migrations: two statements and a request to the storage.
 *
 * @param carried hashes of all migrations that this program needs
 */
export async function checkReadiness(
  { db, storage, log, isDiskFull }: Services,
  carried: string[],
): Promise<Readiness> {
  const report = (part: "database" | "storage" | "migrations", reason: string) =>
    log.error("not-ready", { part, reason });
  const [database, stored] = await Promise.all([
    ask(async () => ((await isDiskFull?.()) ? DISK_FULL : await answers(db))),
    ask(() => storage.check()),
  ]);
  if (database.reason) report("database", database.reason);
  if (stored.reason) report("storage", stored.reason);
  const isThere = database.part.status === "ok";
  const migrations = isThere ? await ask(() => findMissing(db, carried)) : null;
  if (migrations?.reason) report("migrations", migrations.reason);
  return {
    database: database.part,
    storage: stored.part,
    migrations: migrations?.part ?? UNKNOWN,
    isDiskFull: [database.reason, stored.reason].includes(DISK_FULL),
  };
}

async function answers(db: Services["db"]): Promise<null> {
  await db.execute(sql`select 1`);
  return null;
}

/**
 * A database may have more migrations than this program: the next version's, which is about to take
 * over.
 */
async function findMissing(db: Services["db"], carried: string[]): Promise<string | null> {
  const rows = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations`,
  );
  const applied = new Set(rows.map(({ hash }) => hash));
  const missing = carried.filter((hash) => !applied.has(hash)).length;
  return missing === 0 ? null : `${missing} missing`;
}

/** @param question null when all is well, else the reason in a word or two, for the log alone */
async function ask(question: () => Promise<string | null>) {
  const from = performance.now();
  const reason = await inTime(question);
  const ms = Math.round(performance.now() - from);
  const part: Part = { status: reason === null ? "ok" : "failed", ms };
  return { part, reason };
}

async function inTime(question: () => Promise<string | null>): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve("no answer"), PATIENCE_MS);
  try {
    return await Promise.race([question().catch(codeOf), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A message could carry an address or a name. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, name } = cause as { code?: unknown; name?: unknown };
  return String(code ?? name);
}
