import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { administrators } from "./admins.ts";
import { municipalities } from "./municipalities.ts";

/** Open invitations to become an administrator; a used one is no row any more. */
export const invitations = pgTable(
  "invitations",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull().unique(),
    /** Null for the set-up link of a municipality's first administrator: the server made it. */
    createdBy: uuid("created_by").references(() => administrators.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("invitations_municipality").on(table.municipalityId),
    // Two servers that start at once make one set-up link.
    uniqueIndex("invitations_one_set_up")
      .on(table.municipalityId)
      .where(sql`${table.createdBy} is null`),
  ],
);
