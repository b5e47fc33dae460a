import { gte, sql } from "drizzle-orm";
import { RETENTION_KINDS, type RetentionKind, retentionRuns } from "../../db/schema/retention.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { Retention } from "../../platform/retention.ts";
import { isHeld } from "./is-held.ts";
import type { RetentionAnswer } from "./schemas.ts";

const SUMMED_MS = 30 * 24 * 3600 * 1000;

const LIMIT_OF: Record<RetentionKind, keyof Retention> = {
  "stray-chats": "chatDays",
  "old-activity": "activityMonths",
  "audit-months": "auditMonths",
  "deactivated-people": "accountMonths",
};

/** What each time limit is, and that it is kept. */
export async function showRetention({
  db,
  clock,
  config,
}: CtxOf<"retention:read">): Promise<RetentionAnswer[]> {
  const since = new Date(clock().getTime() - SUMMED_MS).toISOString().slice(0, 10);
  const heldAt = (await isHeld(db, clock())) ? clock().toISOString() : null;
  const rows = await db
    .select({
      kind: retentionRuns.kind,
      lastAt: sql<Date>`max(${retentionRuns.lastAt})`.mapWith(retentionRuns.lastAt),
      removed: sql<number>`(sum(${retentionRuns.removed})
        filter (where ${gte(retentionRuns.day, since)}))::int`,
    })
    .from(retentionRuns)
    .groupBy(retentionRuns.kind);
  return RETENTION_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    const keeps = config.retention[LIMIT_OF[kind]];
    const lastAt = row?.lastAt.toISOString() ?? null;
    return { kind, keeps, lastAt, heldAt, removed: row?.removed ?? 0 };
  });
}
