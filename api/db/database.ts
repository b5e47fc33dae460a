import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The same query builder over all three drivers; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type DatabaseConfig =
  | { driver: "pglite"; folder: string }
  | { driver: "postgres"; url: string; migrationUrl: string }
  | { driver: "neon"; url: string; migrationUrl: string; webSocketProxy: string | null };

/** What only an embedded database can do. */
export type EmbeddedDatabase = {
  /** Its files. */
  folder: string;
  /** Runs `work` while no statement runs, so the files show one moment. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Calls `onNotify` as soon as a transaction that notified the channel is committed. */
  listen: (channel: string, onNotify: () => void) => Promise<void>;
  /** Hashes of the migrations that were applied, oldest first. */
  applied: () => Promise<string[]>;
};

export type MigrateTerms = {
  /** How long it waits for another server's migration, in milliseconds. */
  patienceMs?: number;
};

export type OpenDatabase = {
  db: Db;
  /**
   * Brings the schema up to date over the direct connection; two servers may call it at once. All
   * of it is done, or nothing.
   */
  migrate: (terms?: MigrateTerms) => Promise<void>;
  embedded?: EmbeddedDatabase;
  close: () => Promise<void>;
};
