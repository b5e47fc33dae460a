import { eq, getTableColumns } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { isDeceased } from "../../platform/deceased.ts";
import { userNotFound } from "../../platform/errors.ts";
import { accountsAfter } from "../../platform/retention.ts";
import { calledIfAny } from "./called-if-any.ts";
import { lastAccess } from "./last-access.ts";
import type { UserConsents, UserRecord } from "./schemas.ts";
import { toUserRecord } from "./user-serializers.ts";

/** A relative reads the name and the consents; the person and the town hall the record. */
export async function showUser(
  ctx: CtxOf<"users:read">,
  { userId }: { userId: string },
): Promise<UserRecord | UserConsents> {
  const { db, config, principal } = ctx;
  const [row] = await db
    .select({ ...getTableColumns(users), lastAccess, isDeceased: isDeceased(ctx) })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw userNotFound();
  if (principal.role === "administrator") {
    const { isActive, deactivatedAt } = row;
    const end =
      isActive || !deactivatedAt
        ? null
        : accountsAfter(deactivatedAt, config.retention.accountMonths).toISOString();
    const death = row.isDeceased ? { isDeceased: true as const } : {};
    return { ...toUserRecord(row), ...death, lastAccessAt: row.lastAccess, erasedAfter: end };
  }
  if (principal.role === "person") {
    return { ...toUserRecord(row), lastChatAt: row.lastChatAt?.toISOString() ?? null };
  }
  const { name, preferredName, familyConsent, municipalConsent } = row;
  return { id: userId, name, ...calledIfAny(preferredName), familyConsent, municipalConsent };
}
