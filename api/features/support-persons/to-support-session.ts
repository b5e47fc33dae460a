import { and, eq, sql } from "drizzle-orm";
import { currentPause } from "../../db/current-pause.ts";
import type { Db } from "../../db/open.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { supportLinks } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";
import { calledIfAny, photoIfAny } from "../users/index.ts";
import type { SupportPerson, SupportSession } from "./schemas.ts";

/** Who one is and whom one supports; null without anybody active. */
export async function toSupportSession(
  db: Db,
  { clock }: Pick<Ctx, "clock">,
  { id, name, email }: SupportPerson,
): Promise<SupportSession | null> {
  const { id: userId, familyConsent } = users;
  const now = sql`${clock().toISOString()}`;
  const rows = await db
    .select({
      id: userId,
      name: users.name,
      preferredName: users.preferredName,
      photoKey: users.photoKey,
      familyConsent,
      pause: currentPause(userPauses, { userId, familyConsent, now }),
    })
    .from(supportLinks)
    .innerJoin(users, and(eq(users.id, supportLinks.userId), users.isActive))
    .where(eq(supportLinks.supportPersonId, id))
    .orderBy(supportLinks.createdAt, users.id);
  const linked = rows.map(({ pause, photoKey, preferredName, ...user }) => ({
    ...user,
    ...calledIfAny(preferredName),
    ...photoIfAny(photoKey),
    ...(pause && { pause }),
  }));
  const [user] = linked;
  return user ? { id, name, email, userId: user.id, user, users: linked } : null;
}
