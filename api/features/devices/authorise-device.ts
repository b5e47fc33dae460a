import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { keepDevice } from "./keep-device.ts";
import type { Device } from "./schemas.ts";

type Input = { name: string | null; device: string };

/** The device in front of which an administrator sits, for their own municipality. */
export async function authoriseDevice(
  ctx: CtxOf<"devices:write">,
  { name, device }: Input,
): Promise<Device> {
  const { principal: admin } = ctx;
  const authorisedAt = ctx.clock();
  const municipalityId = admin.municipality.id;
  const row = { token: device, municipalityId, name, authorisedBy: admin.id, authorisedAt };
  const id = await ctx.db.transaction(async (tx) => {
    const kept = await keepDevice(tx, row);
    await audit(tx, ctx, { action: "device.authorised", subjectId: kept });
    return kept;
  });
  const at = authorisedAt.toISOString();
  return { id, name, authorisedBy: admin.name, authorisedAt: at, isThisOne: true };
}
