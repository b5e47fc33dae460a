import { eq, getTableColumns } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { monthsAfter } from "../../platform/retention.ts";
import { lastAccess } from "./last-access.ts";
import type { UserConsents, UserRecord } from "./schemas.ts";
import { toUserRecord } from "./user-serializers.ts";

/** A relative reads the name and the consents; the person and the town hall the record. */
export async function showUser(
  { db, config, principal }: CtxOf<"users:read">,
  { userId }: { userId: string },
): Promise<UserRecord | UserConsents> {
  const [row] = await db
    .select({ ...getTableColumns(users), lastAccess })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw userNotFound();
  if (principal.role === "administrator") {
    const { isActive, deactivatedAt } = row;
    const end =
      isActive || !deactivatedAt
        ? null
        : monthsAfter(deactivatedAt, config.retention.accountMonths).toISOString();
    return { ...toUserRecord(row), lastAccessAt: row.lastAccess, erasedAfter: end };
  }
  if (principal.role === "person") {
    return { ...toUserRecord(row), lastChatAt: row.lastChatAt?.toISOString() ?? null };
  }
  const { name, familyConsent, municipalConsent } = row;
  return { id: userId, name, familyConsent, municipalConsent };
}
