/** An unreachable database is noticed after 5 s, not after minutes. */
export const CONNECTION_OPTIONS = { connectionTimeoutMillis: 5_000 } as const;

/** For both Postgres drivers. */
export const POOL_OPTIONS = {
  ...CONNECTION_OPTIONS,
  max: 10,
  idleTimeoutMillis: 30_000,
  query_timeout: 10_000,
} as const;

type Listening = { on(event: "error", listener: () => void): unknown };
type PoolOf<Client extends Listening> = Listening & {
  on(event: "connect", listener: (client: Client) => void): unknown;
};

/**
 * A lost connection fails the statement that waits for it. One that is lost while nothing waits, at
 * rest in the pool or between two statements of a transaction, would end the process.
 */
export function outliveLostConnections<Client extends Listening>(pool: PoolOf<Client>): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}
