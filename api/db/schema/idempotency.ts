import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { users } from "./users.ts";

/** Writes that may come twice, with the answer that the first one got. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Who wrote: a person or a relative. Another account's equal key is another key. */
    accountId: uuid("account_id").notNull(),
    key: uuid("key").notNull(),
    /** Whose data it is; goes with them, because answers hold it. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Hash of operation, person and body: the same key with another of these is a mistake. */
    fingerprint: text("fingerprint").notNull(),
    answer: jsonb("answer"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
    index("idempotency_keys_user").on(table.userId),
  ],
);
