import { sql } from "drizzle-orm";
import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { sessions } from "./auth.ts";
import { ROLES } from "./roles.ts";

/** Somebody who has not said or proved who they are is `anyone`. */
export const ACTOR_ROLES = [...ROLES, "anyone"] as const;

/**
 * Append-only (a trigger sees to it) and without foreign keys: it outlives what it speaks of. By
 * month of `at` in UTC it lies in partitions, which are dropped whole.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    action: text("action").notNull(),
    actorRole: text("actor_role", { enum: ACTOR_ROLES }).notNull(),
    actorId: uuid("actor_id"),
    subjectId: uuid("subject_id"),
    municipalityId: uuid("municipality_id"),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index("audit_events_subject").on(table.subjectId, table.at),
    index("audit_events_municipality").on(table.municipalityId, table.at),
    // Looked for whatever its age; of a municipality there is one.
    index("audit_events_weather_missing")
      .on(table.municipalityId)
      .where(sql`${table.action} = 'weather.missing'`),
  ],
);

/** Which files somebody else has been sent in which session; a row stands for its audit row. */
export const fileReads = pgTable(
  "file_reads",
  {
    sessionHash: text("session_hash")
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    fileKey: text("file_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionHash, table.fileKey] })],
);
