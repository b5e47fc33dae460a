import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { noticeAttack } from "../../platform/auth/account-notices.ts";
import { type AttemptSource, identifySource } from "../../platform/auth/attempt-source.ts";
import { type Attempt, countAttempt } from "../../platform/auth/attempts.ts";
import type { Ctx } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { takeAppCode } from "./factors.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";

/** Codes from devices that have never been in, from all addresses together, for one account. */
export const CODES_OF_NEW_DEVICES = { most: 10, seconds: 3600 };

type Tried = {
  administratorId: string;
  municipalityId: string;
  /** The token of the device that sends it. */
  device: string;
  /** Six digits of the app, or a recovery code. */
  code: string;
};

/**
 * Uses up a code of the second factor. It is counted before it is looked at: five misses a device
 * are free, as with a password, and devices that have never been in share ten an hour, so that
 * whoever has the password cannot try the million codes from many addresses. @returns the counted
 * attempt
 *
 * @throws ServiceError 400 when it is wrong or was used, 429 while waiting
 */
export async function refuseWrongCode(
  ctx: Ctx,
  { administratorId, municipalityId, device, code }: Tried,
): Promise<Attempt> {
  const source = await sourceOfCodes(ctx, { administratorId, municipalityId, device });
  if (!source.isKnown) {
    const limit = { key: `second-factor|${administratorId}`, ...CODES_OF_NEW_DEVICES };
    await countCall(ctx.db, ctx.clock(), limit, TOO_MANY);
  }
  const attempt = await countAttempt(ctx, source);
  const tried = { administratorId, code: code.replace(/\s/g, "") };
  const isOfApp = /^\d{6}$/.test(tried.code);
  const take = isOfApp ? takeAppCode : takeRecoveryCode;
  if (await take(ctx.db, ctx, tried)) return attempt;
  const owner = { role: "administrator", id: administratorId, municipalityId } as const;
  await noticeAttack(ctx, owner, attempt);
  const event = { actor: ANYONE_ACTOR, subjectId: administratorId, municipalityId };
  await recordEvent(ctx.db, { at: ctx.clock(), action: "second-factor.failed", ...event });
  throw wrongCode();
}

/** Where codes of this account that this device sends are counted. */
export function sourceOfCodes(
  ctx: Ctx,
  { administratorId: account, municipalityId, device }: Omit<Tried, "code">,
): Promise<AttemptSource> {
  const login = { account, municipalityId, device, isAuthorised: false };
  return identifySource(ctx, { loginKind: "second-factor", ...login });
}

export const wrongCode = () =>
  invalid("code", "Este código no vale. Escribe el que ves ahora en tu aplicación.");

const TOO_MANY = {
  code: "TOO_MANY_ATTEMPTS",
  sentence: (wait: string) =>
    `Se han probado muchos códigos en esta cuenta. Espera ${wait} antes de volver a intentarlo.`,
} as const;
