import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { supportPersons } from "./support-persons.ts";
import { users } from "./users.ts";

const PURPOSES = ["media", "thumbnail", "message"] as const;

/** Files in quarantine, announced or arrived; each is used once or removed after a day. */
export const uploads = pgTable(
  "uploads",
  {
    fileKey: text("file_key").primaryKey(),
    /** Whom the file is for: it counts against this person's quota. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The relative who sent it; null when the person did. */
    supportPersonId: uuid("support_person_id").references(() => supportPersons.id, {
      onDelete: "cascade",
    }),
    purpose: text("purpose", { enum: PURPOSES }).notNull(),
    mimeType: text("mime_type"),
    size: integer("size"),
    originalName: text("original_name"),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("uploads_user").on(table.userId),
    index("uploads_support_person").on(table.supportPersonId),
    index("uploads_age").on(table.createdAt),
  ],
);
