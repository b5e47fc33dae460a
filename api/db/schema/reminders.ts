import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { supportPersons } from "./support-persons.ts";
import { users } from "./users.ts";

export const CATEGORIES = ["Salud", "Medicación", "Actividad", "Personal"] as const;
export const RECURRENCIES = ["none", "daily", "weekly", "monthly"] as const;

/** What a reminder says; one of its occurrences may have other words. */
const words = {
  title: text("title").notNull(),
  description: text("description"),
  category: text("category", { enum: CATEGORIES }).notNull(),
};

type Columns = typeof words;
export type ReminderWords = {
  [Name in keyof Columns]:
    | Columns[Name]["_"]["data"]
    | (Columns[Name]["_"] extends { notNull: true } ? never : null);
};

/** One occurrence that was moved or has other words. Moments are ISO texts in UTC. */
export type Exception = ReminderWords & {
  /** The moment of the series that it replaces. */
  slotAt: string;
  occursAt: string;
};

export const reminders = pgTable(
  "reminders",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...words,
    /** The first occurrence; the others keep its wall-clock time in the portal's zone. */
    startsAt: moment("starts_at").notNull(),
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
    /** The person marked it, in a session that no administrator had entered. */
    markedByPerson: boolean("marked_by_person").notNull().default(false),
    /** The relative who marked it, as long as the account is there. With neither nobody knows. */
    markedBySupport: uuid("marked_by_support").references(() => supportPersons.id, {
      onDelete: "set null",
    }),
  },
  (table) => [
    primaryKey({ columns: [table.reminderId, table.occurrenceAt] }),
    index("reminder_completions_marked_by_support")
      .on(table.markedBySupport)
      .where(sql`${table.markedBySupport} is not null`),
  ],
);
