import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { municipalities } from "./municipalities.ts";
import { users } from "./users.ts";

export const supportPersons = pgTable(
  "support_persons",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique("support_persons_email").on(table.municipalityId, table.email)],
);

/** Whom a support person supports; one login may have several. */
export const supportLinks = pgTable(
  "support_links",
  {
    supportPersonId: uuid("support_person_id")
      .notNull()
      .references(() => supportPersons.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supportPersonId, table.userId] }),
    index("support_links_user").on(table.userId),
  ],
);
