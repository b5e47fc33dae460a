import { sql } from "drizzle-orm";
import { sqlStates } from "../../db/errors.ts";
import type { Db } from "../../db/open.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { findAttention } from "./find-attention.ts";
import type { AttentionSeen } from "./schemas.ts";

/** So long it waits for changes that are being written, and they for it. */
const PATIENCE_MS = 2_000;
const LOCK_NOT_AVAILABLE = "55P03";

/** 'Visto', for this administrator alone. @throws ServiceError 409 when more has come meanwhile */
export async function putAway(
  ctx: CtxOf<"attention:put-away">,
  { until, count }: AttentionSeen,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await waitForWriters(tx);
    const news = await findAttention(ctx, tx);
    const isLater = news.some(({ lastAt }) => Date.parse(lastAt) > Date.parse(until));
    const found = news.reduce((sum, one) => sum + one.count, 0);
    if (isLater || (count !== undefined && found > count)) throw moreCame();
    if (news.length > 0) await audit(tx, ctx, { action: "attention.seen" });
  });
}

/**
 * Whatever is in the trail with a number below that of 'Visto' can then be read: a change that was
 * written and not yet committed would be taken for seen.
 */
async function waitForWriters(tx: Db): Promise<void> {
  try {
    await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`));
    await tx.execute(sql`lock table ${auditEvents} in share row exclusive mode`);
  } catch (error) {
    if (sqlStates(error).includes(LOCK_NOT_AVAILABLE)) throw moreCame();
    throw error;
  }
}

const moreCame = () =>
  new ServiceError(
    409,
    "ATTENTION_CHANGED",
    "Mientras tanto ha pasado algo más. Míralo y vuelve a pulsar 'Visto'.",
  );
