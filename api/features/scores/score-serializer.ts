import type { scores } from "../../db/schema/scores.ts";
import type { Score } from "./schemas.ts";

export function toScore(row: typeof scores.$inferSelect): Score {
  const { id, gameType, score, timeSeconds, difficulty, completedAt } = row;
  return { id, gameType, score, timeSeconds, difficulty, completedAt: completedAt.toISOString() };
}
