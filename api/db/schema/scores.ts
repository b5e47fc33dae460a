import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { users } from "./users.ts";

export const GAME_TYPES = [
  "memory-cards",
  "number-sequence",
  "pattern-memory",
  "visual-memory",
  "sudoku",
  "puzzle",
  "math",
] as const;

export const DIFFICULTIES = ["easy", "normal", "hard"] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

export const scores = pgTable(
  "scores",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    gameType: text("game_type", { enum: GAME_TYPES }).notNull(),
    score: integer("score").notNull(),
    timeSeconds: integer("time_seconds").notNull(),
    difficulty: text("difficulty", { enum: DIFFICULTIES }).notNull(),
    completedAt: moment("completed_at").notNull(),
  },
  // Read backwards for the newest first.
  (table) => [index("scores_latest").on(table.userId, table.completedAt, table.id)],
);
