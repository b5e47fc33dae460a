import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { emailColumn } from "../email-column.ts";
import { municipalities } from "./municipalities.ts";

export const administrators = pgTable(
  "administrators",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: emailColumn("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** When strangers were last noticed guessing at this account; null once they have read it. */
    guessedAt: moment("guessed_at"),
    createdAt: moment("created_at").notNull(),
    /** Since when the account may not be used; null while it may. */
    disabledAt: moment("disabled_at"),
  },
  (table) => [unique("administrators_email").on(table.municipalityId, table.email)],
);
