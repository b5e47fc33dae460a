import { desc, eq, sql } from "drizzle-orm";
import { fullName } from "../../db/name-order.ts";
import { administrators } from "../../db/schema/admins.ts";
import { devices } from "../../db/schema/devices.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { clockOf } from "./clock-of.ts";
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
      clockOffset: devices.clockOffset,
      clockWrongSince: devices.clockWrongSince,
    })
    .from(devices)
    .leftJoin(administrators, eq(administrators.id, devices.authorisedBy))
    .leftJoin(users, eq(users.id, devices.ownerId))
    .where(eq(devices.municipalityId, ctx.principal.municipality.id))
    .orderBy(desc(devices.authorisedAt), devices.id);
  const own = ctx.claims.device && hashToken(ctx.claims.device);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    owner: row.owner,
    isPersonal: row.isPersonal,
    entersWithoutPin: row.entersWithoutPin,
    authorisedBy: row.authorisedBy,
    isAuthorisedByDisabled: row.isAuthorisedByDisabled,
    authorisedAt: row.authorisedAt.toISOString(),
    isThisOne: row.tokenHash === own,
    sound: soundOf(row),
    clock: clockOf(row),
  }));
}
