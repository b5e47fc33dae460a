import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { totpFactors } from "../../db/schema/second-factor.ts";
import type { Ctx } from "../../platform/context.ts";
import { seal, unseal } from "../../platform/secrets/seal.ts";
import { stepOfCode } from "../../platform/secrets/totp.ts";

const PURPOSE = "totp-secret";

export const sealSecret = (
  ctx: Pick<Ctx, "pepper" | "random">,
  secret: Uint8Array,
  owner: string,
): string => seal(ctx, secret, { purpose: PURPOSE, owner });

export const unsealSecret = (
  { pepper }: Pick<Ctx, "pepper">,
  sealed: string,
  owner: string,
): Uint8Array => unseal(pepper, sealed, { purpose: PURPOSE, owner });

export async function hasFactor(db: Db, administratorId: string): Promise<boolean> {
  return (await sealedSecretOf(db, administratorId)) !== null;
}

/** Which app the account has: another one has another secret. Null when it has none. */
export async function sealedSecretOf(db: Db, administratorId: string): Promise<string | null> {
  const [row] = await db
    .select({ sealedSecret: totpFactors.sealedSecret })
    .from(totpFactors)
    .where(eq(totpFactors.administratorId, administratorId));
  return row?.sealedSecret ?? null;
}

/**
 * Uses the app's code up: its time step and those before count no more. It is one statement, so
 * that of two logins at once with one code only one gets in.
 */
export async function takeAppCode(
  tx: Db,
  ctx: Pick<Ctx, "pepper" | "clock">,
  { administratorId, code }: { administratorId: string; code: string },
): Promise<boolean> {
  const own = eq(totpFactors.administratorId, administratorId);
  const [factor] = await tx.select().from(totpFactors).where(own);
  if (!factor) return false;
  const secret = unsealSecret(ctx, factor.sealedSecret, administratorId);
  const step = stepOfCode(secret, code, ctx.clock());
  if (step === null) return false;
  // Another app may take its place while its code is looked at.
  const isThisApp = eq(totpFactors.sealedSecret, factor.sealedSecret);
  const taken = await tx
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(own, isThisApp, lt(totpFactors.lastStep, step)))
    .returning({ lastStep: totpFactors.lastStep });
  return taken.length > 0;
}
