import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { findOwner } from "./find-owner.ts";
import { keepDevice } from "./keep-device.ts";
import type { Device, NameDevice } from "./schemas.ts";

type Input = NameDevice & { device: string };

/** The device in front of which an administrator sits, for their own municipality. */
export async function authoriseDevice(
  ctx: CtxOf<"devices:write">,
  { name, ownerId, entersWithoutPin, device }: Input,
): Promise<Device> {
  const { principal: admin } = ctx;
  const authorisedAt = ctx.clock();
  const municipalityId = admin.municipality.id;
  const kept = { name, ownerId, entersWithoutPin, municipalityId };
  const row = { ...kept, token: device, authorisedBy: admin.id, authorisedAt };
  const { id, owner } = await ctx.db.transaction(async (tx) => {
    const owner = await findOwner(tx, { ...row, at: ctx.clock() });
    const id = await keepDevice(tx, row);
    await audit(tx, ctx, { action: "device.authorised", subjectId: id });
    if (owner) await audit(tx, ctx, { action: "user.device-given", subjectId: owner.id });
    return { id, owner };
  });
  return {
    id,
    name,
    owner,
    isPersonal: owner !== null,
    entersWithoutPin,
    authorisedBy: admin.name,
    isAuthorisedByDisabled: false,
    authorisedAt: authorisedAt.toISOString(),
    isThisOne: true,
  };
}
