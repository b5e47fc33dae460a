import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * One statement that does all `writes` and then `last`, in one trip to the database. All of it
 * happens or nothing. The parts do not see each other's rows.
 */
export function batch(writes: readonly SQLWrapper[], last: SQLWrapper): SQL {
  if (writes.length === 0) return last.getSQL();
  const parts = writes.map(
    (write, index) => sql`${sql.identifier(`write_${index}`)} as (${write.getSQL()})`,
  );
  return sql`with ${sql.join(parts, sql`, `)} ${last.getSQL()}`;
}
