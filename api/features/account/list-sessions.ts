import { desc } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import type { CtxOf } from "../../platform/context.ts";
import { ownSessions } from "./own-sessions.ts";
import type { AccountSession } from "./schemas.ts";

/** Those in which the account is signed in now, the one used last first. */
export async function listSessions(ctx: CtxOf<"account:read">): Promise<AccountSession[]> {
  const { id, deviceKind, createdAt, lastUsedAt, tokenHash } = sessions;
  const rows = await ctx.db
    .select({ id, deviceKind, createdAt, lastUsedAt, tokenHash })
    .from(sessions)
    .where(ownSessions(ctx))
    .orderBy(desc(lastUsedAt), desc(createdAt), id);
  return rows.map((row) => ({
    id: row.id,
    device: row.deviceKind ?? "Dispositivo sin identificar",
    startedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isThisOne: row.tokenHash === ctx.principal.tokenHash,
  }));
}
