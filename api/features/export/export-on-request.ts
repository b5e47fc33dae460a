import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { exportRequests } from "../../db/schema/export-requests.ts";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { isUserDeceased } from "../../platform/deceased.ts";
import { ServiceError } from "../../platform/errors.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { type Archive, makeArchive } from "./archive.ts";
import type { RequestCopy } from "./schemas.ts";

/** So many people's copies in a day: whoever wants everybody's does not get them unnoticed. */
const MOST = 10;
const DAY_S = 24 * 3600;
/** Requests of one person that are kept. */
const MOST_KEPT = 100;

/**
 * Refuses an heir before a death is noted or where the person has forbidden it, and everybody else
 * afterwards.
 */
async function refuseUnentitled(
  ctx: CtxOf<"export:make">,
  { userId, requestedBy }: Pick<RequestCopy, "requestedBy"> & { userId: string },
): Promise<void> {
  const hasDied = await isUserDeceased(ctx.db, ctx, userId);
  if (requestedBy !== "heir") {
    if (hasDied) throw onlyHeirs();
    return;
  }
  if (!hasDied) throw noDeathNoted();
  const [row] = await ctx.db
    .select({ heirsForbidden: users.heirsForbidden })
    .from(users)
    .where(eq(users.id, userId));
  if (row?.heirsForbidden) throw heirsForbidden();
}

const onlyHeirs = () =>
  new ServiceError(
    409,
    "USER_DECEASED",
    "Consta su fallecimiento: la copia de sus datos solo la pueden pedir sus herederos.",
  );

const noDeathNoted = () =>
  new ServiceError(
    409,
    "NO_DEATH_NOTED",
    "Los herederos reciben una copia solo después de un fallecimiento. Anótalo antes en «Pausar los avisos».",
  );

const heirsForbidden = () =>
  new ServiceError(
    403,
    "HEIRS_FORBIDDEN",
    "Dejó dicho en su portal que sus herederos no reciban una copia de sus datos, y hay que respetarlo.",
  );

/**
 * The copy that the person, or somebody for them, asks for at the town hall. Who asked, and how
 * they showed who they are, is written down before the first byte leaves. After a death heirs alone
 * get one, unless the person has forbidden it.
 */
export async function exportOnRequest(
  ctx: CtxOf<"export:make">,
  { userId, requestedBy, representative, identifiedBy }: RequestCopy & { userId: string },
): Promise<Archive> {
  await refuseUnentitled(ctx, { userId, requestedBy });
  const { id: administratorId, name: administratorName } = ctx.principal;
  const now = ctx.clock();
  const limit = { key: `requested-copy|${administratorId}`, most: MOST, seconds: DAY_S };
  await countCall(ctx.db, now, limit, {
    code: "TOO_MANY_CALLS",
    sentence: (wait) => `Hoy has hecho muchas copias. Espera ${wait} y vuelve a intentarlo.`,
  });
  await ctx.db.transaction(async (tx) => {
    const by = { administratorId, administratorName, at: now };
    const isForPerson = requestedBy !== "person";
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
