import { gte, sql } from "drizzle-orm";
import { gamePaces } from "../../db/schema/games.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { KeepPace } from "./schemas.ts";

/** Keeps where 'A mi ritmo' stands. A write that arrives late does not undo later rounds. */
export async function keepPace(
  ctx: CtxOf<"scores:write">,
  { userId, pace }: { userId: string; pace: KeepPace },
): Promise<void> {
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
