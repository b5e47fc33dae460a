import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../db/columns.ts";
import { mediaItems } from "../media/table.ts";
import { supportPersons } from "../support-persons/table.ts";
import { users } from "../users/table.ts";

export const MESSAGE_TYPES = ["text", "image", "video"] as const;

/** What relatives send. When a row goes, a trigger hands its file to the outbox. */
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
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("support_messages_latest").on(table.toUserId, table.createdAt, table.id),
    index("support_messages_from").on(table.fromId),
    index("support_messages_kept_as").on(table.keptAs),
  ],
);
