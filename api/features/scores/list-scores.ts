import { desc, eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { scores } from "../../db/schema/scores.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { Score } from "./schemas.ts";
import { toScore } from "./score-serializer.ts";

type Input = { userId: string; limit: number };

/** The latest results, newest first. */
export async function listScores(
  ctx: CtxOf<"scores:read">,
  { userId, limit }: Input,
): Promise<Score[]> {
  const statement = prepared(ctx.db, "list_scores", (db) =>
    db
      .select()
      .from(scores)
      .where(eq(scores.userId, sql.placeholder("userId")))
      .orderBy(desc(scores.completedAt), desc(scores.id))
      .limit(sql.placeholder("limit")),
  );
  return (await statement.execute({ userId, limit })).map(toScore);
}
