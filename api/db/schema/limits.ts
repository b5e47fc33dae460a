import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/** Calls in a window of time that begins with its first call; strangers are named by hashes. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    key: text("key").primaryKey(),
    calls: integer("calls").notNull(),
    /** How many the window takes. */
    most: integer("most").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_counters_end").on(table.endsAt)],
);
