import { sql } from "drizzle-orm";
import { rowsOf } from "../../db/rows.ts";
import { gamePaces } from "../../db/schema/games.ts";
import { scores } from "../../db/schema/scores.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { PlayedGame } from "./schemas.ts";

/** How many of the latest results of a game are returned. */
const LATEST = 5;

/** The games that a person has played. */
export async function listGames(
  ctx: CtxOf<"scores:read">,
  { userId }: { userId: string },
): Promise<PlayedGame[]> {
  return await rowsOf<PlayedGame>(ctx.db, gamesQuery(userId));
}

/** Best and latest results and adaptive difficulty of every game that has them: one statement. */
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
