import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number, but the same one for every server of the portal. */
const LOCK_ID = 7_283_645_190;

type Query = (text: string) => Promise<unknown[]>;
type Connection = {
  connect: () => Promise<unknown>;
  end: () => Promise<unknown>;
  query: (text: string) => Promise<{ rows: unknown[] }>;
};

/**
 * drizzle's own `migrate` takes no lock and silently skips a migration older than the last applied
 * one. The lock belongs to one direct connection; a pooler would give it to another client.
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
 * Whether all migrations are applied. The applied ones must be the unchanged beginning of this
 * program's own list.
 */
export async function hasAllMigrations(query: Query): Promise<boolean> {
  const applied = await appliedHashes(query);
  const carried = carriedHashes();
  if (isBeginning(applied, carried)) return applied.length === carried.length;
  throw new Error(
    "The database was migrated by another version: its applied migrations are not the first " +
      `${applied.length} of the ${carried.length} that this program carries.`,
  );
}

/** Hashes of this program's migrations, oldest first. */
export const carriedHashes = (): string[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);

/** Whether a database with these migrations can be brought up to date by this program. */
export const isBeginning = (applied: string[], carried: string[]): boolean =>
  applied.every((hash, index) => carried[index] === hash);

export async function appliedHashes(query: Query): Promise<string[]> {
  const table = "select to_regclass('drizzle.__drizzle_migrations') is not null as found";
  const [row] = (await query(table)) as { found: boolean }[];
  if (!row?.found) return [];
  const rows = await query("select hash from drizzle.__drizzle_migrations order by created_at, id");
  return (rows as { hash: string }[]).map(({ hash }) => hash);
}
