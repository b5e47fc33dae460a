import { sql } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePersonWith } from "../auth/permissions.ts";
import type { Rider } from "../auth/rider.ts";
import type { Ctx } from "../context.ts";
import type { Score } from "./schemas.ts";
import { scores } from "./table.ts";

type Input = { userId: string; limit: number };

/** The person's own results; read under the name of an administrator who entered, if one did. */
export async function listScores(ctx: Ctx, { userId, limit }: Input): Promise<Score[]> {
  const latest = latestScores(userId, limit);
  const { principal: person, carried } = await requirePersonWith(ctx, userId, latest);
  if (person.enteredBy) {
    const event = { subjectId: userId, municipalityId: person.municipality.id };
    await recordEvent(ctx.db, {
      at: ctx.clock(),
      action: "scores.read",
      actor: actorOf(person),
      ...event,
    });
  }
  return (carried ?? []).map(({ completedAt, ...score }) => ({
    ...score,
    completedAt: new Date(completedAt).toISOString(),
  }));
}

const LATEST = sql<Score[] | null>`(
  select json_agg(json_build_object('id', s.id, 'gameType', s.game_type, 'score', s.score,
    'timeSeconds', s.time_seconds, 'difficulty', s.difficulty, 'completedAt', s.completed_at)
    order by s.completed_at desc, s.id desc)
  from (select * from ${scores} where user_id = ${sql.placeholder("userId")}
    order by completed_at desc, id desc limit ${sql.placeholder("limit")}) s)`;

const latestScores = (userId: string, limit: number): Rider<Score[] | null> => ({
  name: "scores",
  data: LATEST,
  values: { userId, limit },
});
