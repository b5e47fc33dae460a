import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { administrators } from "./admins.ts";
import { users } from "./users.ts";

/**
 * What the staff tell each other about a person. A table of its own, so that no statement that
 * reads a person's row for the person, a relative or a model can bring it along.
 */
export const staffNotes = pgTable("staff_notes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
  changedBy: uuid("changed_by").references(() => administrators.id, { onDelete: "set null" }),
  changedAt: moment("changed_at").notNull(),
});
