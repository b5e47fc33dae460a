import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/**
 * The outbox of files to delete. A trigger fills it, in the same transaction, whenever a row that
 * owns a file is deleted. A file that is being stored stands here until a row owns it.
 */
export const fileDeletions = pgTable(
  "file_deletions",
  {
    key: text("key").primaryKey(),
    /** Not before then; what a trigger adds is due at once. */
    dueAt: moment("due_at").notNull().default(sql`'epoch'`),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [index("file_deletions_due").on(table.dueAt)],
);
