import { eq } from "drizzle-orm";
import type { Ctx, Role } from "../context.ts";
import type { Db } from "../db/open.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { sessions } from "./table.ts";
import { hashToken, newToken } from "./tokens.ts";

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
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
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
