import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { Ctx } from "../../platform/context.ts";
import { kindOf } from "../../platform/error-kind.ts";

const DAY_MS = 24 * 3600 * 1000;

/**
 * Leaves word for the town hall that somebody asked for the weather in vain: once for each
 * municipality, however many ask. Neither who asked nor the hour is kept, because beside the
 * entries of the trail the hour would tell who it was. The person gets their answer in any case.
 */
export async function noteWeatherMissing(ctx: Ctx, municipalityId: string): Promise<void> {
  try {
    if (!(await isNoted(ctx.db, municipalityId))) await note(ctx, municipalityId);
  } catch (error) {
    ctx.log.error("weather-missing-not-noted", kindOf(error));
  }
}

async function note({ db, clock }: Ctx, municipalityId: string): Promise<void> {
  const day = new Date(Math.floor(clock().getTime() / DAY_MS) * DAY_MS);
  await db.transaction(async (tx) => {
    // Of those who ask at once, the others wait here and find the row of the first.
    const key = `weather|${municipalityId}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    if (await isNoted(tx, municipalityId)) return;
    const event = { actor: ANYONE_ACTOR, municipalityId };
    await recordEvent(tx, { at: day, action: "weather.missing", ...event });
  });
}

async function isNoted(db: Db, municipalityId: string): Promise<boolean> {
  // A parameter in the place of the literal would keep the index of this action from being used.
  const isOfWeather = sql`${auditEvents.action} = 'weather.missing'`;
  const [row] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(and(eq(auditEvents.municipalityId, municipalityId), isOfWeather))
    .limit(1);
  return row !== undefined;
}
