import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/** What the jobs of retention remove; the name of a kind is that of its job. */
export const RETENTION_KINDS = [
  "stray-chats",
  "old-activity",
  "audit-months",
  "deactivated-people",
] as const;

export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** That a job of retention ran on a day (in UTC), and how many rows it removed; nothing of whom. */
export const retentionRuns = pgTable(
  "retention_runs",
  {
    kind: text("kind", { enum: RETENTION_KINDS }).notNull(),
    day: date("day").notNull(),
    removed: integer("removed").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
