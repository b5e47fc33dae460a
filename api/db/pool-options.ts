/** An unreachable database is noticed after 5 s, not after minutes. */
export const CONNECTION_OPTIONS = { connectionTimeoutMillis: 5_000 } as const;

/** For both Postgres drivers. */
export const POOL_OPTIONS = {
  ...CONNECTION_OPTIONS,
  max: 10,
  idleTimeoutMillis: 30_000,
  query_timeout: 10_000,
} as const;
