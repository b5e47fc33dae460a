import { desc, eq } from "drizzle-orm";
import { administrators } from "../admins/table.ts";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import { hashToken } from "../auth/tokens.ts";
import type { Ctx } from "../context.ts";
import type { Device } from "./schemas.ts";
import { devices } from "./table.ts";

/** An administrator; the devices of their municipality. */
export async function listDevices(ctx: Ctx): Promise<Device[]> {
  const admin = await requireAdministrator(ctx);
  const municipalityId = admin.municipality.id;
  const rows = await ctx.db
    .select({
      id: devices.id,
      name: devices.name,
      tokenHash: devices.tokenHash,
      authorisedBy: administrators.name,
      authorisedAt: devices.authorisedAt,
    })
    .from(devices)
    .leftJoin(administrators, eq(administrators.id, devices.authorisedBy))
    .where(eq(devices.municipalityId, municipalityId))
    .orderBy(desc(devices.authorisedAt), devices.id);
  // A device's name often says whose home it stands in.
  const event = { actor: actorOf(admin), municipalityId };
  await recordEvent(ctx.db, { at: ctx.clock(), action: "devices.listed", ...event });
  const own = ctx.claims.device && hashToken(ctx.claims.device);
  return rows.map(({ tokenHash, authorisedAt, ...row }) => ({
    ...row,
    authorisedAt: authorisedAt.toISOString(),
    isThisOne: tokenHash === own,
  }));
}
