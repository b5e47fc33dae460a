import { type SQL, sql } from "drizzle-orm";

/**
 * Data that the session's own statement brings along: one trip to the database instead of two.
 * Nothing of it may be shown before the principal's permission has been checked.
 */
export type Rider<T> = {
  /** Tells the statements that carry it from others: one name, one text. */
  name: string;
  /** A subquery of one value, its parameters `sql.placeholder`s. */
  data: SQL<T>;
  values: Record<string, unknown>;
};

export const NO_RIDER: Rider<null> = { name: "alone", data: sql<null>`null`, values: {} };
