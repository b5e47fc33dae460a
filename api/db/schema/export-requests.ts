import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { administrators } from "./admins.ts";
import { users } from "./users.ts";

export const REQUESTERS = ["person", "representative", "heir"] as const;
export const IDENTIFICATIONS = ["id-card", "known", "mandate", "heirship"] as const;

/** That somebody asked at the town hall for the copy of a person's data, which was made then. */
export const exportRequests = pgTable(
  "export_requests",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    requestedBy: text("requested_by", { enum: REQUESTERS }).notNull(),
    /** The name of who asked for the person; or is their heir; null when it was the person. */
    representative: text("representative"),
    /** How whoever asked showed who they are. */
    identifiedBy: text("identified_by", { enum: IDENTIFICATIONS }).notNull(),
    administratorId: uuid("administrator_id").references(() => administrators.id, {
      onDelete: "set null",
    }),
    /** Outlives the account. */
    administratorName: text("administrator_name").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("export_requests_user").on(table.userId, table.at)],
);
