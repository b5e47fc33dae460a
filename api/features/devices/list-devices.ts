import { desc, eq } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { devices } from "../../db/schema/devices.ts";
import type { CtxOf } from "../../platform/context.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import type { Device } from "./schemas.ts";

/** Written down too: a device's name often says whose home it stands in. */
export async function listDevices(ctx: CtxOf<"devices:read">): Promise<Device[]> {
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
    .where(eq(devices.municipalityId, ctx.principal.municipality.id))
    .orderBy(desc(devices.authorisedAt), devices.id);
  const own = ctx.claims.device && hashToken(ctx.claims.device);
  return rows.map(({ tokenHash, authorisedAt, ...row }) => ({
    ...row,
    authorisedAt: authorisedAt.toISOString(),
    isThisOne: tokenHash === own,
  }));
}
