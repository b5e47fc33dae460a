import { and, eq, not, sql } from "drizzle-orm";
import { hasDied } from "../../db/current-pause.ts";
import { fullName } from "../../db/name-order.ts";
import type { Db } from "../../db/open.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import { userNotFound } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";

export type Owner = { id: string; name: string };
type Input = { ownerId: string | null; municipalityId: string; at: Date };

/**
 * The active person of the municipality whose the device is to be and whose death is not noted;
 * locked, so that they are not deleted meanwhile. Null for a device of everybody.
 * @throws ServiceError 404
 */
export async function findOwner(
  tx: Db,
  { ownerId, municipalityId, at }: Input,
): Promise<Owner | null> {
  if (ownerId === null) return null;
  if (!isUuid(ownerId)) throw userNotFound();
  const [owner] = await tx
    .select({ id: users.id, name: fullName(users) })
    .from(users)
    .where(
      and(
        eq(users.id, ownerId),
        eq(users.municipalityId, municipalityId),
        users.isActive,
        not(hasDied(userPauses, users.id, sql`${at.toISOString()}`)),
      ),
    )
    .for("key share");
  if (!owner) throw userNotFound();
  return owner;
}
