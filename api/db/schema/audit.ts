import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "../context.ts";
import { moment } from "../db/columns.ts";

/** Somebody who has not said or proved who they are is `anyone`. */
export const ACTOR_ROLES = [...ROLES, "anyone"] as const;

/** Append-only (a trigger sees to it) and without foreign keys: it outlives what it speaks of. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    action: text("action").notNull(),
    actorRole: text("actor_role", { enum: ACTOR_ROLES }).notNull(),
    actorId: uuid("actor_id"),
    subjectId: uuid("subject_id"),
    municipalityId: uuid("municipality_id"),
  },
  (table) => [
    index("audit_events_subject").on(table.subjectId, table.at),
    index("audit_events_municipality").on(table.municipalityId, table.at),
  ],
);
