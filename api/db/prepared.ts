import type { Db } from "./open.ts";

type Values = Record<string, unknown>;
type Prepared<Row> = { execute: (values: Values) => Promise<Row[]> };

/** What was built, by database and name: as long as the database is open. */
const built = new WeakMap<Db, Map<string, Prepared<unknown>>>();

/**
 * A hot statement, built once and sent under its name, so that Postgres keeps its plan: building and
 * planning take longer than running it. Its parameters are `sql.placeholder`s; one name, one text.
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
