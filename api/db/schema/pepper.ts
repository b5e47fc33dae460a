import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/**
 * One row: tells the pepper with which this database's passwords and PINs were hashed from any
 * other one, without holding it.
 */
export const pepperChecks = pgTable(
  "pepper_check",
  {
    /** Always true, so there is no second row. */
    only: boolean("only").primaryKey().default(true),
    mac: text("mac").notNull(),
    at: moment("at").notNull(),
  },
  ({ only }) => [check("pepper_check_one_row", sql`${only}`)],
);
