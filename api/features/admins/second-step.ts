import type { Db } from "../../db/open.ts";
import { totpFactors } from "../../db/schema/second-factor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { resetAttempts, trust } from "../../platform/auth/attempts.ts";
import type { Ctx } from "../../platform/context.ts";
import { noSession } from "../../platform/errors.ts";
import { lockAccount } from "../account/index.ts";
import {
  confirmedFactor,
  endChallenges,
  findChallenge,
  refuseWrongCode,
  renewRecoveryCodes,
  sourceOfCodes,
  useUpChallenge,
} from "../second-factor/index.ts";
import { type LetIn, letIn } from "./let-in.ts";

type Step = { challenge: string; code: string };

/** Open to whoever has passed the first step and has a code of the app, or a recovery code. */
export async function loginWithCode(
  ctx: Ctx,
  { challenge, code, device }: Step & { device: string },
): Promise<LetIn> {
  const found = await findChallenge(ctx.db, ctx, { challenge, purpose: "code" });
  const { administrator, tokenHash } = found;
  const { id: administratorId, municipalityId } = administrator;
  const tried = { administratorId, municipalityId, device, code };
  const attempt = await refuseWrongCode(ctx, tried);
  return await ctx.db.transaction(async (tx) => {
    await stillActive(tx, administratorId);
    await useUpChallenge(tx, tokenHash);
    await resetAttempts(tx, attempt);
    return await letIn(tx, ctx, administrator);
  });
}

/**
 * The first app of an account, confirmed by its code: it lets in, and recovery codes come along.
 * Codes from this device are looked at from now on however many others send wrong ones.
 */
export async function loginEnrolling(
  ctx: Ctx,
  { challenge, code, device }: Step & { device: string },
): Promise<LetIn & { recoveryCodes: string[] }> {
  const found = await findChallenge(ctx.db, ctx, { challenge, purpose: "enrol" });
  const { administrator, tokenHash, sealedSecret } = found;
  const { id: administratorId, municipalityId } = administrator;
  const factor = confirmedFactor(ctx, { administratorId, sealedSecret, code });
  const source = await sourceOfCodes(ctx, { administratorId, municipalityId, device });
  return await ctx.db.transaction(async (tx) => {
    await stillActive(tx, administratorId);
    await useUpChallenge(tx, tokenHash);
    // An app that was set up meanwhile stays: whoever has the password alone does not replace it.
    const set = await tx.insert(totpFactors).values(factor).onConflictDoNothing().returning();
    if (set.length === 0) throw noSession();
    await endChallenges(tx, administratorId);
    await trust(tx, source, ctx.clock());
    const actor = { role: "administrator", id: administratorId } as const;
    const event = { actor, municipalityId, subjectId: administratorId };
    await recordEvent(tx, { at: ctx.clock(), action: "second-factor.set", ...event });
    const recoveryCodes = await renewRecoveryCodes(tx, ctx, administratorId);
    return { ...(await letIn(tx, ctx, administrator)), recoveryCodes };
  });
}

/** A colleague may have disabled the account meanwhile. */
async function stillActive(tx: Db, id: string): Promise<void> {
  if (!(await lockAccount(tx, { role: "administrator", id }))) throw noSession();
}
