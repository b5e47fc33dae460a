import { and, eq, gt } from "drizzle-orm";
import { deviceLinks } from "../../db/schema/devices.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { keepDevice } from "./keep-device.ts";
import type { ClaimedDevice } from "./schemas.ts";

type Input = { code: string; device: string };

/** Open to anyone who holds the link's code: this device counts as authorised by whoever made it. */
export async function claimDevice(ctx: Ctx, { code, device }: Input): Promise<ClaimedDevice> {
  const at = ctx.clock();
  await limitLinkCodes(ctx);
  return await ctx.db.transaction(async (tx) => {
    // One statement, so that of two devices at once only one gets the link.
    const [link] = await tx
      .delete(deviceLinks)
      .where(and(eq(deviceLinks.codeHash, hashToken(code)), gt(deviceLinks.expiresAt, at)))
      .returning();
    if (!link) throw invalidLink();
    const { municipalityId, name, createdBy } = link;
    const row = { token: device, municipalityId, name, authorisedBy: createdBy, authorisedAt: at };
    const subjectId = await keepDevice(tx, row);
    const event = { actor: ANYONE_ACTOR, subjectId, municipalityId };
    await recordEvent(tx, { at, action: "device.claimed", ...event });
    const [municipality] = await tx
      .select({ id: municipalities.id, name: municipalities.name })
      .from(municipalities)
      .where(eq(municipalities.id, municipalityId));
    if (!municipality) throw invalidLink();
    return { name, municipality };
  });
}

const invalidLink = () =>
  new ServiceError(
    403,
    "DEVICE_LINK_INVALID",
    "Este enlace ya no vale. Pide otro a tu ayuntamiento.",
  );
