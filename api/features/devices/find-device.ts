import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { devices } from "../../db/schema/devices.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

/**
 * The id under which an administrator authorised the device with this token. Without a municipality
 * (an administrator's login may name none) any one's authorisation counts.
 */
export async function findDevice(
  db: Db,
  token: string | null,
  municipalityId?: string | null,
): Promise<string | null> {
  if (!token || (municipalityId && !isUuid(municipalityId))) return null;
  const [row] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(
      and(
        eq(devices.tokenHash, hashToken(token)),
        municipalityId ? eq(devices.municipalityId, municipalityId) : undefined,
      ),
    )
    .limit(1);
  return row?.id ?? null;
}
