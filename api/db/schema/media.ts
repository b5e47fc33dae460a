import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { users } from "./users.ts";

/** 'Mis Recuerdos'. When a row is deleted, a trigger puts its files into the outbox. */
export const mediaItems = pgTable(
  "media_items",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileKey: text("file_key").notNull().unique(),
    thumbnailKey: text("thumbnail_key").unique(),
    mimeType: text("mime_type").notNull(),
    thumbnailMimeType: text("thumbnail_mime_type"),
    title: text("title").notNull(),
    description: text("description"),
    originalName: text("original_name").notNull(),
    /** File and thumbnail together, for the quota. */
    bytes: integer("bytes").notNull(),
    /** Different for each item of a person, so that pages can be cut at it. */
    uploadedAt: moment("uploaded_at").notNull(),
  },
  // Read backwards for the newest first.
  (table) => [index("media_items_latest").on(table.userId, table.uploadedAt)],
);
