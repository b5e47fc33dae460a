import { and, eq } from "drizzle-orm";
import { fullName } from "../../db/name-order.ts";
import type { Db } from "../../db/open.ts";
import { users } from "../../db/schema/users.ts";
import { userNotFound } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";

export type Owner = { id: string; name: string };

/**
 * The active person of the municipality whose the device is to be; locked, so that they are not
 * deleted meanwhile. Null for a device of everybody. @throws ServiceError 404
 */
export async function findOwner(
  tx: Db,
  { ownerId, municipalityId }: { ownerId: string | null; municipalityId: string },
): Promise<Owner | null> {
  if (ownerId === null) return null;
  if (!isUuid(ownerId)) throw userNotFound();
  const [owner] = await tx
    .select({ id: users.id, name: fullName(users) })
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.municipalityId, municipalityId), users.isActive))
    .for("key share");
  if (!owner) throw userNotFound();
  return owner;
}
