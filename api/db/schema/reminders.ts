import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../db/columns.ts";
import { users } from "../users/table.ts";

export const CATEGORIES = ["Salud", "Medicación", "Actividad", "Personal"] as const;
export const RECURRENCIES = ["none", "daily", "weekly", "monthly"] as const;

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
