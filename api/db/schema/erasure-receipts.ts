import { bigint, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { administrators } from "./admins.ts";
import { municipalities } from "./municipalities.ts";

/** How many rows of each kind a person had, and of files. */
export type ErasedCounts = {
  reminders: number;
  memories: number;
  messages: number;
  chatTurns: number;
  scores: number;
  relatives: number;
};

/** That a person was erased: how much, when, by whom. Of the person themselves the id alone. */
export const erasureReceipts = pgTable("erasure_receipts", {
  userId: uuid("user_id").primaryKey(),
  /** What stands on the paper. */
  number: bigint("number", { mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
  municipalityId: uuid("municipality_id")
    .notNull()
    .references(() => municipalities.id, { onDelete: "cascade" }),
  /** Null when a job did it, or when that account is gone. */
  erasedBy: uuid("erased_by").references(() => administrators.id, { onDelete: "set null" }),
  erasedAt: moment("erased_at").notNull(),
  counts: jsonb("counts").$type<ErasedCounts>().notNull(),
  /** Keys of the files; which of them are still to be deleted, the outbox tells. */
  fileKeys: jsonb("file_keys").$type<string[]>().notNull(),
});
