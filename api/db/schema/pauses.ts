import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { users } from "./users.ts";

export const PAUSE_REASONS = ["hospital", "holiday", "death"] as const;

/** When nobody is to remind a person of anything. Past ones stay: their days are no misses. */
export const userPauses = pgTable(
  "user_pauses",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: PAUSE_REASONS }).notNull(),
    /** Included. */
    startsAt: moment("starts_at").notNull(),
    /** Excluded; null until somebody ends it. */
    endsAt: moment("ends_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("user_pauses_user").on(table.userId, table.startsAt),
    check("user_pauses_order", sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
  ],
);
