import { scores } from "../../db/schema/scores.ts";
import { thirdPartyInserts } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { withIdempotency } from "../../platform/idempotency/with-idempotency.ts";
import type { CreateScore, Score } from "./schemas.ts";
import { toScore } from "./score-serializer.ts";

type Input = { userId: string; result: CreateScore; idempotencyKey?: string | undefined };

/** Keeps the result of a game. */
export async function createScore(
  ctx: CtxOf<"scores:write">,
  { userId, result, idempotencyKey }: Input,
): Promise<Score> {
  const row = { id: crypto.randomUUID(), ...result, userId, completedAt: ctx.clock() };
  return await withIdempotency(ctx, {
    key: idempotencyKey,
    accountId: ctx.principal.id,
    userId,
    operation: "createScore",
    body: result,
    answer: toScore(row),
    writes: [
      ctx.db.insert(scores).values(row),
      ...thirdPartyInserts(ctx.db, ctx, { action: "score.created", subjectId: userId }),
    ],
  });
}
