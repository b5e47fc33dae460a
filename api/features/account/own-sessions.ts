import { and, eq, gt, type SQL } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { LIFETIMES } from "../../platform/auth/lifetimes.ts";
import type { CtxOf } from "../../platform/context.ts";
import { COLUMN } from "./accounts.ts";

/** The caller's sessions that still open something. */
export function ownSessions({
  clock,
  principal: { role, id },
}: CtxOf<"account:read" | "account:write">): SQL | undefined {
  const now = clock();
  const { idle } = LIFETIMES[role];
  return and(
    eq(sessions[COLUMN[role]], id),
    gt(sessions.expiresAt, now),
    idle === null ? undefined : gt(sessions.lastUsedAt, new Date(now.getTime() - idle)),
  );
}
