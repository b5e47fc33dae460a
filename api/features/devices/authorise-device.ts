import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { clockOf } from "./clock-of.ts";
import { findOwner } from "./find-owner.ts";
import { keepDevice } from "./keep-device.ts";
import type { Device, NameDevice } from "./schemas.ts";
import { soundOf } from "./sound-of.ts";

type Input = NameDevice & { device: string };

/** The device in front of which an administrator sits, for their own municipality. */
export async function authoriseDevice(
  ctx: CtxOf<"devices:write">,
  { name, ownerId, entersWithoutPin, device: token }: Input,
): Promise<Device> {
  const { principal: admin } = ctx;
  const authorisedAt = ctx.clock();
  const municipalityId = admin.municipality.id;
  const named = { name, ownerId, entersWithoutPin, municipalityId };
  const row = { ...named, token, authorisedBy: admin.id, authorisedAt };
  const { device, owner } = await ctx.db.transaction(async (tx) => {
    const owner = await findOwner(tx, { ...row, at: ctx.clock() });
    const device = await keepDevice(tx, row);
    await audit(tx, ctx, { action: "device.authorised", subjectId: device.id });
    if (owner) await audit(tx, ctx, { action: "user.device-given", subjectId: owner.id });
    return { device, owner };
  });
  return {
    id: device.id,
    name,
    owner,
    isPersonal: owner !== null,
    entersWithoutPin,
    authorisedBy: admin.name,
    isAuthorisedByDisabled: false,
    authorisedAt: authorisedAt.toISOString(),
    isThisOne: true,
    sound: soundOf(device),
    clock: clockOf(device),
  };
}
