import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { type ChallengePurpose, loginChallenges } from "../../db/schema/second-factor.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";

/** Time to look for the telephone, and to install an app. */
const CHALLENGE_MS = 15 * 60_000;

type NewChallenge = {
  administratorId: string;
  purpose: ChallengePurpose;
  sealedSecret?: string | null;
};

/** Lets one go on to the second step, and to nothing else: no call takes it for a session. */
export async function openChallenge(
  tx: Db,
  ctx: Pick<Ctx, "clock" | "random">,
  { administratorId, purpose, sealedSecret = null }: NewChallenge,
): Promise<{ challenge: string; expiresAt: string }> {
  const challenge = newToken(ctx.random);
  const now = ctx.clock();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const own = eq(loginChallenges.administratorId, administratorId);
  await tx.delete(loginChallenges).where(and(own, lt(loginChallenges.expiresAt, now)));
  const tokenHash = hashToken(challenge);
  const row = { tokenHash, administratorId, purpose, sealedSecret, expiresAt };
  await tx.insert(loginChallenges).values(row);
  return { challenge, expiresAt: expiresAt.toISOString() };
}

type Sought = {
  challenge: string;
  purpose: ChallengePurpose;
  /** Whose it must be, where somebody is signed in. */
  administratorId?: string;
};

/** The challenge with its account. @throws ServiceError 403 when it is over */
export async function findChallenge(
  db: Db,
  { clock }: Pick<Ctx, "clock">,
  { challenge, purpose, administratorId }: Sought,
) {
  const { id, name, email, municipalityId, disabledAt } = administrators;
  const { tokenHash, sealedSecret, expiresAt } = loginChallenges;
  const [row] = await db
    .select({ tokenHash, sealedSecret, administrator: { id, name, email, municipalityId } })
    .from(loginChallenges)
    .innerJoin(administrators, and(eq(id, loginChallenges.administratorId), isNull(disabledAt)))
    .where(
      and(
        eq(tokenHash, hashToken(challenge)),
        eq(loginChallenges.purpose, purpose),
        gt(expiresAt, clock()),
        administratorId === undefined ? undefined : eq(id, administratorId),
      ),
    );
  if (!row) throw challengeOver();
  return row;
}

/** Of two that come at once, one goes on. @throws ServiceError 403 for the other */
export async function useUpChallenge(tx: Db, hash: string): Promise<void> {
  const rows = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, hash))
    .returning({ tokenHash: loginChallenges.tokenHash });
  if (rows.length === 0) throw challengeOver();
}

/** Of an account with a new app: a step that began without it must not replace it. */
export async function endChallenges(tx: Db, administratorId: string): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.administratorId, administratorId));
}

const challengeOver = () =>
  new ServiceError(
    403,
    "LOGIN_STEP_OVER",
    "Ha pasado demasiado tiempo. Vuelve a escribir tu correo y tu contraseña.",
  );
