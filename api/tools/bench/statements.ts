import pg from "pg";
import type { RunningPostgres } from "../testing/start-postgres.ts";

export type StatementCounter = {
  /** How many statements a database of this Postgres ran while `work` was done. */
  count: (work: () => Promise<void>) => Promise<number>;
  close: () => Promise<void>;
};

/** Restarts Postgres so that it counts statements itself, whoever sends them. */
export async function openStatementCounter(
  postgres: RunningPostgres,
  database: string,
): Promise<StatementCounter> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: postgres.url(database) });
    await client.connect();
    return client;
  };
  const first = await connect();
  await first.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await first.query("checkpoint");
  await first.end();
  await postgres.crash();
  await postgres.startAgain();
  const client = await connect();
  await client.query("create extension pg_stat_statements");
  const count = async (work: () => Promise<void>) => {
    await client.query("select pg_stat_statements_reset()");
    await work();
    const { rows } = await client.query(`select sum(calls)::int as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%pg_stat_statements%'`);
    return rows[0].calls;
  };
  return { count, close: () => client.end() };
}
