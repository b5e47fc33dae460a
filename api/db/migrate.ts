import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number will do, as long as every server of the portal takes the same lock. */
const LOCK_ID = 7_283_645_190;

type Query = (text: string) => Promise<unknown[]>;
type Connection = {
  connect: () => Promise<unknown>;
  end: () => Promise<unknown>;
  query: (text: string) => Promise<{ rows: unknown[] }>;
};

/**
 * drizzle's own `migrate` takes no lock and silently skips a migration older than the last applied
 * one. The lock belongs to one direct connection: a pooler would hand it to somebody else.
 */
export async function migrateUnderLock(
  client: Connection,
  migrate: () => Promise<void>,
): Promise<void> {
  const query: Query = async (text) => (await client.query(text)).rows;
  await client.connect();
  try {
    await query(`select pg_advisory_lock(${LOCK_ID})`);
    if (await hasAllMigrations(query)) return;
    await migrate();
  } finally {
    await client.end();
  }
}

/**
 * Whether there is nothing left to do. What was applied must be the beginning of what this program
 * carries, unchanged.
 */
export async function hasAllMigrations(query: Query): Promise<boolean> {
  const applied = await appliedHashes(query);
  const carried = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const isBeginning = applied.every((hash, index) => carried[index]?.hash === hash);
  if (isBeginning) return applied.length === carried.length;
  throw new Error(
    "The database was migrated by another version: its applied migrations are not the first " +
      `${applied.length} of the ${carried.length} that this program carries.`,
  );
}

async function appliedHashes(query: Query): Promise<string[]> {
  const table = "select to_regclass('drizzle.__drizzle_migrations') is not null as found";
  const [row] = (await query(table)) as { found: boolean }[];
  if (!row?.found) return [];
  const rows = await query("select hash from drizzle.__drizzle_migrations order by created_at, id");
  return (rows as { hash: string }[]).map(({ hash }) => hash);
}
