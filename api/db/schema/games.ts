import { doublePrecision, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { GAME_TYPES } from "./scores.ts";
import { users } from "./users.ts";

/** Where 'A mi ritmo' stands for a person in a game. */
export const gamePaces = pgTable(
  "game_paces",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    gameType: text("game_type", { enum: GAME_TYPES }).notNull(),
    level: doublePrecision("level").notNull(),
    rounds: integer("rounds").notNull(),
    misses: integer("misses").notNull(),
    keptAt: moment("kept_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gameType] })],
);
