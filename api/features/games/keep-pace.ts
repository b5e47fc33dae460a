import { gte, sql } from "drizzle-orm";
import { requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import type { KeepPace } from "./schemas.ts";
import { gamePaces } from "./table.ts";

/** The person's own pace; one that arrives late does not undo what was played since. */
export async function keepPace(
  ctx: Ctx,
  { userId, pace }: { userId: string; pace: KeepPace },
): Promise<void> {
  await requirePerson(ctx, userId);
  const { gameType, ...values } = pace;
  const kept = { ...values, keptAt: ctx.clock() };
  await ctx.db
    .insert(gamePaces)
    .values({ userId, gameType, ...kept })
    .onConflictDoUpdate({
      target: [gamePaces.userId, gamePaces.gameType],
      set: kept,
      setWhere: gte(sql`excluded.rounds`, gamePaces.rounds),
    });
}
