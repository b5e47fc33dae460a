import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { exportRequests } from "../../db/schema/export-requests.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { type Archive, makeArchive } from "./archive.ts";
import type { RequestCopy } from "./schemas.ts";

/** So many people's copies in a day: whoever wants everybody's does not get them unnoticed. */
const MOST = 10;
const DAY_S = 24 * 3600;
/** Requests of one person that are kept. */
const MOST_KEPT = 100;

/**
 * The copy that the person, or somebody for them, asks for at the town hall. Who asked, and how they
 * showed who they are, is written down before the first byte leaves.
 */
export async function exportOnRequest(
  ctx: CtxOf<"export:make">,
  { userId, requestedBy, representative, identifiedBy }: RequestCopy & { userId: string },
): Promise<Archive> {
  const { id: administratorId, name: administratorName } = ctx.principal;
  const now = ctx.clock();
  const limit = { key: `requested-copy|${administratorId}`, most: MOST, seconds: DAY_S };
  await countCall(ctx.db, now, limit, {
    code: "TOO_MANY_CALLS",
    sentence: (wait) => `Hoy has hecho muchas copias. Espera ${wait} y vuelve a intentarlo.`,
  });
  await ctx.db.transaction(async (tx) => {
    const by = { administratorId, administratorName, at: now };
    const isForPerson = requestedBy === "representative";
    const asked = {
      requestedBy,
      identifiedBy,
      representative: isForPerson ? representative : null,
    };
    await tx.insert(exportRequests).values({ userId, ...asked, ...by });
    await dropOldest(tx, userId);
    await audit(tx, ctx, { action: "user.exported-on-request", subjectId: userId });
  });
  return makeArchive(ctx, userId, now);
}

async function dropOldest(tx: Db, userId: string): Promise<void> {
  const surplus = tx
    .select({ id: exportRequests.id })
    .from(exportRequests)
    .where(eq(exportRequests.userId, userId))
    .orderBy(desc(exportRequests.at))
    .offset(MOST_KEPT);
  await tx.delete(exportRequests).where(inArray(exportRequests.id, surplus));
}
