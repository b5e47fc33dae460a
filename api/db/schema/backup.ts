import { sql } from "drizzle-orm";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/**
 * What was erased and not yet written into the list of erasures outside the database. A trigger
 * fills it in the transaction that deletes the row. It holds ids, no contents.
 */
export const erasures = pgTable("erasures", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  tableName: text("table_name").notNull(),
  /** The row's id; of a link both ids. */
  key: text("key").notNull(),
  erasedAt: moment("erased_at").notNull().default(sql`clock_timestamp()`),
});
