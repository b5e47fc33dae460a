import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { keepDevice } from "./keep-device.ts";
import type { Device } from "./schemas.ts";

type Input = { name: string | null; device: string };

/** An administrator, the device in front of which they sit, for their own municipality. */
export async function authoriseDevice(ctx: Ctx, { name, device }: Input): Promise<Device> {
  const admin = await requireAdministrator(ctx);
  const authorisedAt = ctx.clock();
  const municipalityId = admin.municipality.id;
  const row = { token: device, municipalityId, name, authorisedBy: admin.id, authorisedAt };
  const id = await ctx.db.transaction(async (tx) => {
    const kept = await keepDevice(tx, row);
    const event = { actor: actorOf(admin), subjectId: kept, municipalityId };
    await recordEvent(tx, { at: authorisedAt, action: "device.authorised", ...event });
    return kept;
  });
  const at = authorisedAt.toISOString();
  return { id, name, authorisedBy: admin.name, authorisedAt: at, isThisOne: true };
}
