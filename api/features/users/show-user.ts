import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import type { UserConsents, UserRecord } from "./schemas.ts";
import { toUserRecord } from "./user-serializers.ts";

/** A relative reads the name and the consents; the person and the town hall the record. */
export async function showUser(
  { db, principal }: CtxOf<"users:read">,
  { userId }: { userId: string },
): Promise<UserRecord | UserConsents> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw userNotFound();
  if (principal.role === "administrator") return toUserRecord(row);
  if (principal.role === "person") {
    return { ...toUserRecord(row), lastChatAt: row.lastChatAt?.toISOString() ?? null };
  }
  const { name, familyConsent, municipalConsent } = row;
  return { id: userId, name, familyConsent, municipalConsent };
}
