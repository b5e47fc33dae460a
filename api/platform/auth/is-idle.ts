import { and, eq, gt } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../context.ts";
import { hashToken } from "../secrets/tokens.ts";
import { pickCredential } from "./claims.ts";
import { isEntrantIn } from "./entrant.ts";

/**
 * Whether a refused request's session is an older person's that lacks nothing but use: signing out,
 * entering anew, a new PIN, a removed device and a deleted account have all deleted its row.
 */
export async function isIdle(ctx: Ctx): Promise<boolean> {
  const [role, token] = pickCredential(ctx.claims) ?? [];
  if (role !== "person" || !token) return false;
  const now = ctx.clock();
  const rows = await ctx.db
    .select({ role: sessions.role })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), users.isActive))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        isEntrantIn(now.toISOString()),
      ),
    );
  return rows.length > 0;
}
