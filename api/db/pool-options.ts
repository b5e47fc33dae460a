/** For both Postgres drivers: an unreachable database is noticed after 5 s, not after minutes. */
export const POOL_OPTIONS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  query_timeout: 10_000,
} as const;
