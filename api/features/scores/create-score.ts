import { requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { writeOnce } from "../idempotency/write-once.ts";
import type { CreateScore, Score } from "./schemas.ts";
import { toScore } from "./score-answer.ts";
import { scores } from "./table.ts";

type Input = { userId: string; result: CreateScore; idempotencyKey?: string | undefined };

/** The person's own results, kept by nobody else. */
export async function createScore(
  ctx: Ctx,
  { userId, result, idempotencyKey }: Input,
): Promise<Score> {
  const person = await requirePerson(ctx, userId);
  const row = { id: crypto.randomUUID(), ...result, userId, completedAt: ctx.clock() };
  return await writeOnce(ctx, {
    key: idempotencyKey,
    accountId: person.id,
    userId,
    operation: "createScore",
    body: result,
    answer: toScore(row),
    writes: [ctx.db.insert(scores).values(row)],
  });
}
