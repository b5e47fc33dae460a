import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { users } from "./users.ts";

export const CATEGORIES = ["Salud", "Medicación", "Actividad", "Personal"] as const;
export const RECURRENCIES = ["none", "daily", "weekly", "monthly"] as const;

/** One occurrence that was moved or has other words. Moments are ISO texts in UTC. */
export type Exception = {
  /** The moment of the series that it replaces. */
  slotAt: string;
  occursAt: string;
  title: string;
  description: string | null;
  category: (typeof CATEGORIES)[number];
};

export const reminders = pgTable(
  "reminders",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description"),
    /** The first occurrence; the others keep its wall-clock time in the portal's zone. */
    startsAt: moment("starts_at").notNull(),
    category: text("category", { enum: CATEGORIES }).notNull(),
    recurrency: text("recurrency", { enum: RECURRENCIES }).notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it was last changed; null if never. */
    changedAt: moment("changed_at"),
    /** Occurrences that differ from the series, of the last 30 days and later. */
    exceptions: jsonb("exceptions").$type<Exception[]>().notNull().default([]),
  },
  (table) => [index("reminders_user").on(table.userId)],
);

/** The occurrences that were completed, and when: the reminder's history. */
export const reminderCompletions = pgTable(
  "reminder_completions",
  {
    reminderId: uuid("reminder_id")
      .notNull()
      .references(() => reminders.id, { onDelete: "cascade" }),
    occurrenceAt: moment("occurrence_at").notNull(),
    completedAt: moment("completed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reminderId, table.occurrenceAt] })],
);
