import { totpFactors } from "../../db/schema/second-factor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { resetAttempts, trust } from "../../platform/auth/attempts.ts";
import type { CtxOf } from "../../platform/context.ts";
import { noSession } from "../../platform/errors.ts";
import { SECRET_BYTES } from "../../platform/secrets/totp.ts";
import { lockAccount, refuseWrongPassword } from "../account/index.ts";
import { endChallenges, findChallenge, openChallenge, useUpChallenge } from "./challenges.ts";
import { confirmedFactor, describeEnrolment } from "./enrolment.ts";
import { hasFactor, sealedSecretOf, sealSecret } from "./factors.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.ts";
import { refuseWrongCode, sourceOfCodes, wrongCode } from "./refuse-wrong-code.ts";
import type { SecondFactor } from "./schemas.ts";

type AdminCtx = CtxOf<"second-factor:write">;

/** One's own. */
export async function showSecondFactor(ctx: CtxOf<"second-factor:read">): Promise<SecondFactor> {
  const { id } = ctx.principal;
  return {
    isOn: await hasFactor(ctx.db, id),
    isRequired: ctx.config.secondFactor === "required",
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, id),
  };
}

type Begin = { currentPassword: string; code?: string | undefined; device: string };

/**
 * For a first app, or another telephone: with the password, and with a code of the app before or a
 * recovery code. A browser that was left open has neither. The app before counts until the new one
 * is confirmed.
 */
export async function beginEnrolment(ctx: AdminCtx, { currentPassword, code = "", device }: Begin) {
  const { id: administratorId, email, municipality } = ctx.principal;
  const { attempt, encoded } = await refuseWrongPassword(ctx, currentPassword);
  const asked = { administratorId, municipalityId: municipality.id, device, code };
  const app = await sealedSecretOf(ctx.db, administratorId);
  const factor = app === null ? null : await refuseWrongCode(ctx, asked);
  const secret = ctx.random(SECRET_BYTES);
  const sealedSecret = sealSecret(ctx, secret, administratorId);
  const account = { id: administratorId, email, municipalityId: municipality.id };
  return await ctx.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, { role: "administrator", id: administratorId });
    // Replaced while it was being checked, as the app may have been set up or replaced.
    if (locked?.passwordHash !== encoded) throw noSession();
    if ((await sealedSecretOf(tx, administratorId)) !== app) throw wrongCode();
    await resetAttempts(tx, attempt);
    if (factor) await resetAttempts(tx, factor);
    const purpose = "replace" as const;
    const opened = await openChallenge(tx, ctx, { administratorId, purpose, sealedSecret });
    return { ...opened, ...(await describeEnrolment(tx, account, secret)) };
  });
}

type Finish = { challenge: string; code: string };

/** The new app takes the place of the one before, with new recovery codes. */
export async function finishEnrolment(
  ctx: AdminCtx,
  { challenge, code, device }: Finish & { device: string },
): Promise<string[]> {
  const { id: administratorId, municipality } = ctx.principal;
  const found = await findChallenge(ctx.db, ctx, {
    ...{ challenge, purpose: "replace" as const },
    administratorId,
  });
  const { sealedSecret, tokenHash } = found;
  const factor = confirmedFactor(ctx, { administratorId, sealedSecret, code });
  const sent = { administratorId, municipalityId: municipality.id, device };
  const source = await sourceOfCodes(ctx, sent);
  return await ctx.db.transaction(async (tx) => {
    // Of two that finish at once the second waits here, and then finds its step ended.
    await lockAccount(tx, { role: "administrator", id: administratorId });
    await useUpChallenge(tx, tokenHash);
    const { administratorId: target } = totpFactors;
    await tx.insert(totpFactors).values(factor).onConflictDoUpdate({ target, set: factor });
    await endChallenges(tx, administratorId);
    await trust(tx, source, ctx.clock());
    await audit(tx, ctx, { action: "second-factor.set", subjectId: administratorId });
    return await renewRecoveryCodes(tx, ctx, administratorId);
  });
}

/** The ones before are worth nothing any more. */
export async function makeRecoveryCodes(
  ctx: AdminCtx,
  { code, device }: { code: string; device: string },
): Promise<string[]> {
  const { id: administratorId, municipality } = ctx.principal;
  const asked = { administratorId, municipalityId: municipality.id, device, code };
  const app = await sealedSecretOf(ctx.db, administratorId);
  const attempt = await refuseWrongCode(ctx, asked);
  return await ctx.db.transaction(async (tx) => {
    // Of two that renew at once, the second waits here; its codes are the ones that count.
    if (!(await lockAccount(tx, { role: "administrator", id: administratorId }))) throw noSession();
    // The code may be of an app that another has replaced meanwhile.
    if ((await sealedSecretOf(tx, administratorId)) !== app) throw wrongCode();
    await resetAttempts(tx, attempt);
    await audit(tx, ctx, { action: "recovery-codes.renewed", subjectId: administratorId });
    return await renewRecoveryCodes(tx, ctx, administratorId);
  });
}
