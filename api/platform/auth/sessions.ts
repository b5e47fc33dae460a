import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { sessions } from "../../db/schema/auth.ts";
import type { Role } from "../../db/schema/roles.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../context.ts";
import { hashToken, newToken } from "../secrets/tokens.ts";
import { deviceKindOf } from "./device-kind.ts";
import { LIFETIME_ON_OWN_DEVICE, LIFETIMES } from "./lifetimes.ts";

/** `lasts` in ms, used or not. */
export type StartedSession = { role: Role; token: string; lasts: number };

type Account = {
  role: Role;
  accountId: string;
  /** The administrator who enters an older person's home, and with which session. */
  entrant?: { id: string; tokenHash: string } | null;
  deviceId?: string | null;
  /** The device is the account's alone. */
  onOwnDevice?: boolean;
  /** Whether the person's PIN opened it. */
  withPin?: boolean;
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
  {
    role,
    accountId,
    entrant = null,
    deviceId = null,
    onOwnDevice = false,
    withPin = false,
  }: Account,
): Promise<StartedSession> {
  const now = ctx.clock();
  const token = newToken(ctx.random);
  const { total: lasts } = onOwnDevice ? LIFETIME_ON_OWN_DEVICE : LIFETIMES[role];
  const previous = role === "administrator" ? ctx.claims.bearer : ctx.claims.cookies[role];
  if (previous) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(previous)));
  const tokenHash = hashToken(token);
  await endSurplus(db, eq(sessions[ACCOUNT_COLUMN[role]], accountId), accountId);
  const isFirst = role === "person" && (await beginsAccount(db, accountId));
  await db.insert(sessions).values({
    tokenHash,
    role,
    [ACCOUNT_COLUMN[role]]: accountId,
    enteredBy: entrant?.id ?? null,
    enteredFrom: entrant?.tokenHash ?? null,
    deviceId,
    deviceKind: deviceKindOf(ctx.claims.userAgent),
    onOwnDevice,
    withPin,
    isFirst,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lasts),
  });
  return { role, token, lasts };
}

/** Whether nobody has entered this new account before; from now on somebody has. */
async function beginsAccount(db: Db, userId: string): Promise<boolean> {
  const begun = await db
    .update(users)
    .set({ isNew: false })
    .where(and(eq(users.id, userId), users.isNew))
    .returning({ id: users.id });
  if (begun.length > 0) return true;
  // Somebody else has been in since: what the first session was trusted with is over.
  await db
    .update(sessions)
    .set({ isFirst: false })
    .where(and(eq(sessions.userId, userId), sessions.isFirst));
  return false;
}

/** Of one account at a time: more than anybody has devices for. */
export const MOST_SESSIONS = 100;

/** Makes room for one more: the sessions used longest ago end, authorised devices' last. */
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
