import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { devices } from "../../db/schema/devices.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

/** An authorised device, and whose alone it is: `ownerId` is null once that account is deleted. */
export type KnownDevice = Pick<
  typeof devices.$inferSelect,
  "id" | "isPersonal" | "ownerId" | "entersWithoutPin"
>;

/**
 * The device with this token, if an administrator authorised it. Without a municipality (an
 * administrator's login may name none) any one's authorisation counts.
 */
export async function findDevice(
  db: Db,
  token: string | null,
  municipalityId?: string | null,
): Promise<KnownDevice | null> {
  if (!token || (municipalityId && !isUuid(municipalityId))) return null;
  const { id, isPersonal, ownerId, entersWithoutPin } = devices;
  const [row] = await db
    .select({ id, isPersonal, ownerId, entersWithoutPin })
    .from(devices)
    .where(
      and(
        eq(devices.tokenHash, hashToken(token)),
        municipalityId ? eq(devices.municipalityId, municipalityId) : undefined,
      ),
    )
    .limit(1);
  return row ?? null;
}
