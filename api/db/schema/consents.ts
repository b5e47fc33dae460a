import { bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { administrators } from "./admins.ts";
import { users } from "./users.ts";

/** With whom a person shares: the family, or the town hall. */
export const CONSENTS = ["family", "municipal"] as const;
export type Consent = (typeof CONSENTS)[number];

/**
 * What can happen to a consent: chosen when the account was made, given by the person, given on
 * paper, confirmed by the person before its time, withdrawn, given by the person where it begins
 * only after some days.
 */
export const CONSENT_STEPS = [
  "enrolled",
  "given",
  "on-paper",
  "confirmed",
  "withdrawn",
  "asked",
] as const;
export type ConsentStep = (typeof CONSENT_STEPS)[number];

/** The history of each consent; it goes with the person. */
export const consentEvents = pgTable(
  "consent_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    consent: text("consent", { enum: CONSENTS }).notNull(),
    step: text("step", { enum: CONSENT_STEPS }).notNull(),
    /** Null: the person did it. */
    administratorId: uuid("administrator_id").references(() => administrators.id, {
      onDelete: "set null",
    }),
    /** The administrator's name at that time; null when the person did it. */
    administratorName: text("administrator_name"),
    at: moment("at").notNull(),
    /** Null for a withdrawal. */
    inForceFrom: moment("in_force_from"),
    /** Given with a PIN that somebody else may know; the person is asked whether it was they. */
    isUnproven: boolean("is_unproven").notNull().default(false),
    /** The session that is not asked: the one that gave it, then the last that said yes. */
    quietSession: text("quiet_session"),
    /** When the person's yes ended the question. */
    confirmedAt: moment("confirmed_at"),
  },
  (table) => [index("consent_events_user").on(table.userId, table.at)],
);
