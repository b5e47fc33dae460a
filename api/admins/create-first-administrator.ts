import { eq } from "drizzle-orm";
import { ANYONE_ACTOR, recordEvent } from "../audit/record-event.ts";
import { hashSecret } from "../auth/hashing.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { ServiceError, unknownMunicipality } from "../errors.ts";
import { isUuid } from "../http/fields.ts";
import { municipalities } from "../municipalities/table.ts";
import type { Administrator, CreateFirst } from "./schemas.ts";
import { administrators } from "./table.ts";

/** Open to anyone, once a municipality. */
export async function createFirstAdministrator(
  ctx: Ctx,
  { name, email, password, municipalityId }: CreateFirst,
): Promise<Administrator> {
  if (!isUuid(municipalityId)) throw unknownMunicipality();
  // Asked before hashing too: a refusal should cost next to nothing.
  await refuseSecond(ctx.db, municipalityId);
  const passwordHash = await hashSecret(ctx, password);
  const at = ctx.clock();
  return await ctx.db.transaction(async (tx) => {
    await lockMunicipality(tx, municipalityId);
    await refuseSecond(tx, municipalityId);
    const [created] = await tx
      .insert(administrators)
      .values({ municipalityId, name, email, passwordHash, createdAt: at })
      .returning({ id: administrators.id });
    if (!created) throw new Error("insert returned nothing");
    const event = { subjectId: created.id, municipalityId, actor: ANYONE_ACTOR };
    await recordEvent(tx, { at, action: "administrator.created", ...event });
    return { id: created.id, name, email, municipalityId };
  });
}

/** Of two that come at once, the second waits here and is then refused. */
async function lockMunicipality(tx: Db, municipalityId: string): Promise<void> {
  await tx
    .select({ id: municipalities.id })
    .from(municipalities)
    .where(eq(municipalities.id, municipalityId))
    .for("no key update");
}

async function refuseSecond(db: Db, municipalityId: string): Promise<void> {
  const [row] = await db
    .select({ administratorId: administrators.id })
    .from(municipalities)
    .leftJoin(administrators, eq(administrators.municipalityId, municipalities.id))
    .where(eq(municipalities.id, municipalityId))
    .limit(1);
  if (!row) throw unknownMunicipality();
  if (row.administratorId === null) return;
  const message = "Necesitas una invitación de tu ayuntamiento.";
  throw new ServiceError(403, "INVITATION_REQUIRED", message);
}
