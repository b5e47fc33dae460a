import { sql } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { rowsOf } from "../db/rows.ts";
import { scores } from "../scores/table.ts";
import type { PlayedGame } from "./schemas.ts";
import { gamePaces } from "./table.ts";

/** How many of the latest results of a game are told. */
const LATEST = 5;

/** The person's own games; read under the name of an administrator who entered, if one did. */
export async function listGames(ctx: Ctx, { userId }: { userId: string }): Promise<PlayedGame[]> {
  const person = await requirePerson(ctx, userId);
  const games = await rowsOf<PlayedGame>(ctx.db, gamesQuery(userId));
  if (person.enteredBy) {
    await recordEvent(ctx.db, {
      at: ctx.clock(),
      action: "scores.read",
      actor: actorOf(person),
      subjectId: userId,
      municipalityId: person.municipality.id,
    });
  }
  return games;
}

/** Best and latest results, and the pace, of every game that has one of these: one statement. */
function gamesQuery(userId: string) {
  return sql`with ranked as (
      select ${scores}.*,
        row_number() over (partition by game_type order by completed_at desc, id desc) as place
      from ${scores} where user_id = ${userId}
    ), results as (
      select game_type, max(score) as best, json_agg(json_build_object(
        'id', id, 'gameType', game_type, 'score', score, 'timeSeconds', time_seconds,
        'difficulty', difficulty, 'completedAt',
        to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by place) filter (where place <= ${LATEST}) as latest
      from ranked group by game_type
    ), paces as (
      select game_type, json_build_object('level', level, 'rounds', rounds, 'misses', misses) as pace
      from ${gamePaces} where user_id = ${userId}
    )
    select game_type as "gameType", best, coalesce(latest, '[]'::json) as latest, pace
    from results full join paces using (game_type) order by game_type`;
}
