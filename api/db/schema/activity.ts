import { date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { users } from "./users.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Minutes with the person's own input; one row a minute, however often it is reported. */
export const activityMinutes = pgTable(
  "activity_minutes",
  { userId: owner(), minute: moment("minute").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.minute] })],
);

/** On which days a reminder was shown; stays when the reminder is deleted. */
export const reminderViews = pgTable(
  "reminder_views",
  { userId: owner(), day: date("day").notNull(), reminderId: uuid("reminder_id").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.reminderId] })],
);

/** How many messages a person sent in a conversation that ended at `at`. */
export const chatMessageCounts = pgTable(
  "chat_message_counts",
  {
    id: primaryId(),
    userId: owner(),
    at: moment("at").notNull(),
    messages: integer("messages").notNull(),
  },
  (table) => [index("chat_message_counts_user").on(table.userId, table.at)],
);
