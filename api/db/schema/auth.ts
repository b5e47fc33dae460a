import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { administrators } from "./admins.ts";
import { devices } from "./devices.ts";
import { ROLES } from "./roles.ts";
import { supportPersons } from "./support-persons.ts";
import { users } from "./users.ts";

/** One row a session; deleting the account deletes its sessions. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    role: text("role", { enum: ROLES }).notNull(),
    administratorId: uuid("administrator_id").references(() => administrators.id, {
      onDelete: "cascade",
    }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    supportPersonId: uuid("support_person_id").references(() => supportPersons.id, {
      onDelete: "cascade",
    }),
    /** The administrator who entered the person's home; deleting that account ends the session. */
    enteredBy: uuid("entered_by").references(() => administrators.id, { onDelete: "cascade" }),
    /**
     * The authorised device on which it was started. Withdrawing the device ends the session, so a
     * stolen tablet is shut out.
     */
    deviceId: uuid("device_id").references(() => devices.id, { onDelete: "cascade" }),
    /** How its account's owner names it: neither the token nor its hash. */
    id: uuid("id").notNull().unique().defaultRandom(),
    /** The administrator's session from which the home was entered; it ends with that one. */
    enteredFrom: text("entered_from"),
    /** In plain Spanish words, which tell no more than the kind of device and browser. */
    deviceKind: text("device_kind"),
    /** The person started it on the device that is theirs alone: it lasts longer there. */
    onOwnDevice: boolean("on_own_device").notNull().default(false),
    /** Whether the person's PIN opened it. */
    withPin: boolean("with_pin").notNull().default(false),
    /** Whether it is the only one that ever opened a new account. */
    isFirst: boolean("is_first").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    check(
      "sessions_one_account",
      sql`num_nonnulls(${table.administratorId}, ${table.userId}, ${table.supportPersonId}) = 1
        and case ${table.role}
          when 'administrator' then ${table.administratorId}
          when 'person' then ${table.userId}
          when 'support' then ${table.supportPersonId}
        end is not null`,
    ),
    index("sessions_administrator").on(table.administratorId),
    index("sessions_user").on(table.userId),
    index("sessions_support_person").on(table.supportPersonId),
    index("sessions_entered_by").on(table.enteredBy),
    index("sessions_device").on(table.deviceId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Misses by device, person and address; keys are hashes, so the table names nobody. */
export const guessCounters = pgTable(
  "guess_counters",
  {
    key: text("key").primaryKey(),
    misses: integer("misses").notNull(),
    blockedUntil: moment("blocked_until"),
    lastAttemptAt: moment("last_attempt_at").notNull(),
    /** This device has opened this account before. */
    isTrusted: boolean("is_trusted").notNull().default(false),
    /** A counter without attempts for so many seconds starts again. */
    memorySeconds: integer("memory_seconds").notNull().default(86_400),
    /** Misses without a wait, and the longest wait in seconds. */
    freeMisses: integer("free_misses").notNull().default(5),
    longestWait: integer("longest_wait").notNull().default(3_600),
  },
  (table) => [index("guess_counters_age").on(table.lastAttemptAt)],
);
