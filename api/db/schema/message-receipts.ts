import { foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { MESSAGE_TYPES } from "./support-messages.ts";
import { supportLinks } from "./support-persons.ts";

/**
 * That a message was sent and seen, after the message itself was deleted: when and of which type,
 * and nothing of what it said. It goes with the link over which it was sent, and by itself in time.
 */
export const messageReceipts = pgTable(
  "message_receipts",
  {
    /** The id that the message had. */
    id: uuid("id").primaryKey(),
    fromId: uuid("from_id").notNull(),
    toUserId: uuid("to_user_id").notNull(),
    type: text("type", { enum: MESSAGE_TYPES }).notNull(),
    sentAt: moment("sent_at").notNull(),
    /** Null for what was seen before that was written down. */
    seenAt: moment("seen_at"),
    deletedAt: moment("deleted_at").notNull(),
  },
  (table) => [
    foreignKey({
      name: "message_receipts_link",
      columns: [table.fromId, table.toUserId],
      foreignColumns: [supportLinks.supportPersonId, supportLinks.userId],
    }).onDelete("cascade"),
    index("message_receipts_sent").on(table.fromId, table.toUserId, table.sentAt, table.id),
    index("message_receipts_deleted").on(table.deletedAt),
  ],
);
