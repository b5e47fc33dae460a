import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Db, MigrateTerms } from "./database.ts";
import { MIGRATIONS_FOLDER } from "./migrations-folder.ts";
import { rowsOf } from "./rows.ts";

/** Any number, but the same one for every server of the portal. */
const LOCK_ID = 7_283_645_190;
/** How long a migration waits for another one, or for the calls of servers that still run. */
const LOCK_PATIENCE_MS = 60_000;

const NEWER =
  "la base de datos es de otra versión de Acompaña, más nueva que esta. No se ha cambiado nada: " +
  "instala esa versión, o vuelve a una copia de la base de datos hecha con esta.";

/** The database has migrations that this program does not know. */
export class OtherVersion extends Error {
  constructor() {
    super(NEWER);
  }
}

/**
 * Applies what is missing, all of it in one transaction. drizzle's own `migrate` takes no lock and
 * silently skips a migration older than the last applied one. The lock ends with the transaction,
 * so none is left behind in a pooler's connection, as one of a session would be.
 *
 * @throws OtherVersion when the applied migrations are not the beginning of this program's list;
 * Postgres's 55P03 when the lock is not to be had in time
 */
export async function applyMigrations(
  db: Db,
  { patienceMs = LOCK_PATIENCE_MS }: MigrateTerms = {},
): Promise<void> {
  if (missingMigrations(await appliedHashes(db)).length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${patienceMs}`));
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${LOCK_ID})`));
    for (const migration of missingMigrations(await appliedHashes(tx))) await apply(tx, migration);
  });
}

async function apply(tx: Db, { sql: statements, hash, folderMillis }: MigrationMeta) {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${hash}, ${folderMillis})`);
}

/**
 * What this program carries beyond the applied migrations.
 *
 * @param applied hashes, oldest first
 * @throws OtherVersion when they are not the unchanged beginning of its list
 */
export function missingMigrations(applied: string[]): MigrationMeta[] {
  const carried = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const hashes = carried.map(({ hash }) => hash);
  if (!isBeginning(applied, hashes)) throw new OtherVersion();
  return carried.slice(applied.length);
}

/** Hashes of this program's migrations, oldest first. */
export const carriedHashes = (): string[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);

/** Whether a database with these migrations can be brought up to date by this program. */
export const isBeginning = (applied: string[], carried: string[]): boolean =>
  applied.every((hash, index) => carried[index] === hash);

/** Hashes of the applied migrations, oldest first, as a JSON list; null when there is none. */
export const APPLIED = sql`(select json_agg(hash order by created_at, id)
  from drizzle.__drizzle_migrations)`;

export async function appliedHashes(db: Db): Promise<string[]> {
  const table = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  const [row] = await rowsOf<{ found: boolean }>(db, table);
  if (!row?.found) return [];
  const [list] = await rowsOf<{ applied: string[] | null }>(db, sql`select ${APPLIED} as applied`);
  return list?.applied ?? [];
}

/** When the newest migration that this program carries was made: it was built no earlier. */
export const newestMigrationAt = (): Date =>
  new Date(
    Math.max(
      ...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
        ({ folderMillis }) => folderMillis,
      ),
    ),
  );
