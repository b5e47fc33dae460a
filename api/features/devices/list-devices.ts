import { desc, eq, sql } from "drizzle-orm";
import { fullName } from "../../db/name-order.ts";
import { administrators } from "../../db/schema/admins.ts";
import { devices } from "../../db/schema/devices.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import type { Device } from "./schemas.ts";
import { soundOf } from "./sound-of.ts";

/** Written down too: a device's name often says whose home it stands in. */
export async function listDevices(ctx: CtxOf<"devices:read">): Promise<Device[]> {
  const rows = await ctx.db
    .select({
      id: devices.id,
      name: devices.name,
      owner: { id: users.id, name: fullName(users) },
      isPersonal: devices.isPersonal,
      entersWithoutPin: devices.entersWithoutPin,
      tokenHash: devices.tokenHash,
      authorisedBy: administrators.name,
      isAuthorisedByDisabled: sql<boolean>`${administrators.disabledAt} is not null`,
      authorisedAt: devices.authorisedAt,
      isSoundHeard: devices.isSoundHeard,
      soundTriedAt: devices.soundTriedAt,
    })
    .from(devices)
    .leftJoin(administrators, eq(administrators.id, devices.authorisedBy))
    .leftJoin(users, eq(users.id, devices.ownerId))
    .where(eq(devices.municipalityId, ctx.principal.municipality.id))
    .orderBy(desc(devices.authorisedAt), devices.id);
  const own = ctx.claims.device && hashToken(ctx.claims.device);
  return rows.map(({ tokenHash, authorisedAt, isSoundHeard, soundTriedAt, ...row }) => ({
    ...row,
    authorisedAt: authorisedAt.toISOString(),
    isThisOne: tokenHash === own,
    sound: soundOf({ isSoundHeard, soundTriedAt }),
  }));
}
