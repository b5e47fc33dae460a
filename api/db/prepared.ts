import type { Db } from "./open.ts";

type Values = Record<string, unknown>;
type Prepared<Row> = { execute: (values: Values) => Promise<Row[]> };

/** The built statements by database and name, kept while the database is open. */
const built = new WeakMap<Db, Map<string, Prepared<unknown>>>();

/**
 * A hot statement, built once and sent under its name, so Postgres keeps its plan. Building and
 * planning take longer than running it. Parameters are `sql.placeholder`s; each name has one text.
 */
export function prepared<Row>(
  db: Db,
  name: string,
  build: (db: Db) => { prepare: (name: string) => Prepared<Row> },
): Prepared<Row> {
  const ofDatabase = built.get(db) ?? new Map<string, Prepared<unknown>>();
  built.set(db, ofDatabase);
  const statement = (ofDatabase.get(name) as Prepared<Row> | undefined) ?? build(db).prepare(name);
  ofDatabase.set(name, statement);
  return statement;
}
