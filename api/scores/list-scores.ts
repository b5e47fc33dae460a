import { desc, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import type { Score } from "./schemas.ts";
import { toScore } from "./score-answer.ts";
import { scores } from "./table.ts";

/** The person's own results; read under the name of an administrator who entered, if one did. */
export async function listScores(
  ctx: Ctx,
  { userId, limit }: { userId: string; limit: number },
): Promise<Score[]> {
  const person = await requirePerson(ctx, userId);
  const rows = await ctx.db
    .select()
    .from(scores)
    .where(eq(scores.userId, userId))
    .orderBy(desc(scores.completedAt), desc(scores.id))
    .limit(limit)
    .prepare("list_scores")
    .execute();
  if (person.enteredBy) {
    const event = { subjectId: userId, municipalityId: person.municipality.id };
    await recordEvent(ctx.db, {
      at: ctx.clock(),
      action: "scores.read",
      actor: actorOf(person),
      ...event,
    });
  }
  return rows.map(toScore);
}
