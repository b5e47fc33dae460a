import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { administrators } from "./admins.ts";
import { supportPersons } from "./support-persons.ts";

/**
 * Open links with which an administrator or a support person chooses a password; a used one is no
 * row any more. An account has one at a time.
 */
export const passwordLinks = pgTable(
  "password_links",
  {
    codeHash: text("code_hash").primaryKey(),
    administratorId: uuid("administrator_id").references(() => administrators.id, {
      onDelete: "cascade",
    }),
    supportPersonId: uuid("support_person_id").references(() => supportPersons.id, {
      onDelete: "cascade",
    }),
    /** Null when the operator made it, or its owner asked for it. */
    createdBy: uuid("created_by").references(() => administrators.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    check(
      "password_links_one_account",
      sql`num_nonnulls(${table.administratorId}, ${table.supportPersonId}) = 1`,
    ),
    index("password_links_administrator").on(table.administratorId),
    index("password_links_support_person").on(table.supportPersonId),
    index("password_links_expiry").on(table.expiresAt),
  ],
);
