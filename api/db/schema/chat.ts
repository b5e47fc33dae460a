import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { users } from "./users.ts";

/**
 * One row a turn: what the person said and, once it exists, the assistant's answer. So a question
 * and its answer always stay together, and an answer that arrives after the chat was cleared is
 * dropped.
 */
export const chatTurns = pgTable(
  "chat_turns",
  {
    /** The id of the person's message. */
    id: primaryId(),
    /** The order in which a chat reads: clocks can tie. */
    position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    question: text("question").notNull(),
    askedAt: moment("asked_at").notNull(),
    /** The id of the assistant's message. */
    answerId: uuid("answer_id").notNull().defaultRandom(),
    answer: text("answer"),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    index("chat_turns_latest").on(table.userId, table.position),
    check("chat_turns_answer", sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
