import { and, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { deviceLinks } from "../../db/schema/devices.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { users } from "../../db/schema/users.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { isOfActiveCreator } from "../../platform/auth/active-creator.ts";
import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { keepDevice } from "./keep-device.ts";
import type { ClaimedDevice } from "./schemas.ts";

type Input = { code: string; device: string };

/** Open to anyone who holds the link's code: this device counts as authorised by its maker. */
export async function claimDevice(ctx: Ctx, { code, device }: Input): Promise<ClaimedDevice> {
  const at = ctx.clock();
  await limitLinkCodes(ctx);
  return await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, hashToken(code));
    // One statement, so that of two devices at once only one gets the link.
    const [link] = await tx
      .delete(deviceLinks)
      .where(
        and(
          eq(deviceLinks.codeHash, hashToken(code)),
          gt(deviceLinks.expiresAt, at),
          isOfActiveCreator(deviceLinks.createdBy),
        ),
      )
      .returning();
    if (!link) throw invalidLink();
    const { municipalityId, name, ownerId, entersWithoutPin, createdBy } = link;
    const kept = { name, ownerId, entersWithoutPin, municipalityId };
    const row = { ...kept, token: device, authorisedBy: createdBy, authorisedAt: at };
    const { id: subjectId } = await keepDevice(tx, row);
    const event = { actor: ANYONE_ACTOR, subjectId, municipalityId };
    await recordEvent(tx, { at, action: "device.claimed", ...event });
    const [municipality] = await tx
      .select({ id: municipalities.id, name: municipalities.name })
      .from(municipalities)
      .where(eq(municipalities.id, municipalityId));
    if (!municipality) throw invalidLink();
    return { name, municipality, isPersonal: ownerId !== null };
  });
}

/** Deleting the owner deletes the link: the first one holds the owner, nobody waits crosswise. */
async function lockOwner(tx: Db, codeHash: string): Promise<void> {
  const owner = tx
    .select({ id: deviceLinks.ownerId })
    .from(deviceLinks)
    .where(eq(deviceLinks.codeHash, codeHash));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for("key share");
}

const invalidLink = () =>
  new ServiceError(
    403,
    "DEVICE_LINK_INVALID",
    "Este enlace ya no vale. Pide otro a tu ayuntamiento.",
  );
