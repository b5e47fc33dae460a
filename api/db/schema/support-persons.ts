import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { emailColumn } from "../email-column.ts";
import { administrators } from "./admins.ts";
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
    email: emailColumn("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** When strangers were last noticed guessing at this account; null once they have read it. */
    guessedAt: moment("guessed_at"),
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
    /** Up to when the support person knows of consents that were given with an unproven PIN. */
    consentsSeenAt: moment("consents_seen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.supportPersonId, table.userId] }),
    index("support_links_user").on(table.userId),
  ],
);

/** Open invitations to accompany somebody; a used one is no row any more. */
export const supportInvitations = pgTable(
  "support_invitations",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: emailColumn("email").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => administrators.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    // A person is invited once; a second invitation takes the place of the first.
    unique("support_invitations_person").on(table.userId, table.email),
    index("support_invitations_email").on(table.municipalityId, table.email),
    index("support_invitations_expiry").on(table.expiresAt),
  ],
);
