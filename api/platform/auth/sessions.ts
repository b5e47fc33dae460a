import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { sessions } from "../../db/schema/auth.ts";
import type { Role } from "../../db/schema/roles.ts";
import type { Ctx } from "../context.ts";
import { hashToken, newToken } from "../secrets/tokens.ts";
import { LIFETIMES } from "./lifetimes.ts";

export type StartedSession = { role: Role; token: string };

type Account = {
  role: Role;
  accountId: string;
  enteredBy?: string | null;
  deviceId?: string | null;
};

const ACCOUNT_COLUMN = {
  administrator: "administratorId",
  person: "userId",
  support: "supportPersonId",
} as const;

/** Starts a session and ends the one that this browser held in the same role. */
export async function startSession(
  db: Db,
  ctx: Ctx,
  { role, accountId, enteredBy = null, deviceId = null }: Account,
): Promise<StartedSession> {
  const now = ctx.clock();
  const token = newToken(ctx.random);
  const previous = role === "administrator" ? ctx.claims.bearer : ctx.claims.cookies[role];
  if (previous) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(previous)));
  const tokenHash = hashToken(token);
  await endSurplus(db, eq(sessions[ACCOUNT_COLUMN[role]], accountId), accountId);
  await db.insert(sessions).values({
    tokenHash,
    role,
    [ACCOUNT_COLUMN[role]]: accountId,
    enteredBy,
    deviceId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + LIFETIMES[role].total),
  });
  return { role, token };
}

/** Of one account at a time: more than anybody has devices for. */
export const MOST_SESSIONS = 100;

/** Makes room for one more: the sessions that were used longest ago end, authorised devices' last. */
async function endSurplus(db: Db, own: SQL, accountId: string): Promise<void> {
  // Two that start at once would each see room for one: the second waits here for the first.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 0))`);
  const surplus = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(own)
    .orderBy(sql`${sessions.deviceId} is null`, desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(MOST_SESSIONS - 1);
  await db.delete(sessions).where(inArray(sessions.tokenHash, surplus));
}
