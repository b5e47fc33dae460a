import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { mediaItems } from "./media.ts";
import { supportPersons } from "./support-persons.ts";
import { users } from "./users.ts";

export const MESSAGE_TYPES = ["text", "image", "video"] as const;

/** What relatives send. When a row is deleted, a trigger puts its file into the outbox. */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: primaryId(),
    toUserId: uuid("to_user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Removing a support person removes the messages sent. */
    fromId: uuid("from_id")
      .notNull()
      .references(() => supportPersons.id, { onDelete: "cascade" }),
    type: text("type", { enum: MESSAGE_TYPES }).notNull(),
    content: text("content").notNull(),
    fileKey: text("file_key").unique(),
    mimeType: text("mime_type"),
    originalName: text("original_name"),
    bytes: integer("bytes").notNull().default(0),
    /** The media item that the attachment was kept as. */
    keptAs: uuid("kept_as").references(() => mediaItems.id, { onDelete: "set null" }),
    seen: boolean("seen").notNull().default(false),
    /** Null for what is not seen, or was before this was written down. */
    seenAt: moment("seen_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("support_messages_latest").on(table.toUserId, table.createdAt, table.id),
    index("support_messages_sent").on(table.fromId, table.toUserId, table.createdAt, table.id),
    index("support_messages_kept_as").on(table.keptAs),
  ],
);
