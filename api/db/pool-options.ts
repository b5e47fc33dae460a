/** Shared by both Postgres drivers: a dead database is noticed in 5 s, not in minutes. */
export const POOL_OPTIONS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  query_timeout: 10_000,
} as const;
