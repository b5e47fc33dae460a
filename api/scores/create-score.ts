import { requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import type { CreateScore, Score } from "./schemas.ts";
import { toScore } from "./score-answer.ts";
import { scores } from "./table.ts";

/** The person's own results, kept by nobody else. */
export async function createScore(
  ctx: Ctx,
  { userId, result }: { userId: string; result: CreateScore },
): Promise<Score> {
  await requirePerson(ctx, userId);
  const [row] = await ctx.db
    .insert(scores)
    .values({ ...result, userId, completedAt: ctx.clock() })
    .returning();
  if (!row) throw new Error("insert returned nothing");
  return toScore(row);
}
