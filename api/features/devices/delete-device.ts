import { and, eq } from "drizzle-orm";
import { devices } from "../../db/schema/devices.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";

/** The people's sessions on that device end with it. */
export async function deleteDevice(
  ctx: CtxOf<"devices:write">,
  { id }: { id: string },
): Promise<void> {
  const municipalityId = ctx.principal.municipality.id;
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(devices)
      .where(and(eq(devices.id, id), eq(devices.municipalityId, municipalityId)))
      .returning({ ownerId: devices.ownerId });
    if (!row) throw notFound();
    await audit(tx, ctx, { action: "device.removed", subjectId: id });
    const { ownerId } = row;
    if (ownerId) await audit(tx, ctx, { action: "user.device-taken-back", subjectId: ownerId });
  });
}
