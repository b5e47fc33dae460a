import { and, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { notFound } from "../errors.ts";
import { devices } from "./table.ts";

/** An administrator of the municipality; the people's sessions on that device end with it. */
export async function deleteDevice(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const admin = await requireAdministrator(ctx);
  const municipalityId = admin.municipality.id;
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .delete(devices)
      .where(and(eq(devices.id, id), eq(devices.municipalityId, municipalityId)))
      .returning({ id: devices.id });
    if (rows.length === 0) throw notFound();
    const event = { actor: actorOf(admin), subjectId: id, municipalityId };
    await recordEvent(tx, { at: ctx.clock(), action: "device.removed", ...event });
  });
}
