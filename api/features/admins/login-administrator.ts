import { and, eq } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { resetAttempts } from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import { limitNewDevices } from "../../platform/auth/entry-limits.ts";
import { startSession } from "../../platform/auth/sessions.ts";
import type { Ctx } from "../../platform/context.ts";
import { wrongCredentials } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { findDevice } from "../devices/find-device.ts";
import type { AdminLogin, AdminToken } from "./schemas.ts";

/** Open to anyone; an unknown e-mail costs the same time as a wrong password. */
export async function loginAdministrator(
  ctx: Ctx,
  input: AdminLogin & { device: string },
): Promise<AdminToken> {
  const email = input.email.toLowerCase();
  const { device } = input;
  const isAuthorised = (await findDevice(ctx.db, device, input.municipalityId)) !== null;
  const login = { loginKind: "administrator-login", account: email, device, isAuthorised } as const;
  const found = await findAdministrator(ctx, email, input.municipalityId);
  const secret = { encoded: found?.passwordHash, secret: input.password };
  const { attempt, isRight } = await checkSecret(ctx, login, secret);
  const at = ctx.clock();
  const subject = { municipalityId: found?.municipalityId ?? null, subjectId: found?.id ?? null };
  if (!found || !isRight) {
    const event = { actor: ANYONE_ACTOR, ...subject };
    await recordEvent(ctx.db, { at, action: "administrator.login-failed", ...event });
    throw wrongCredentials();
  }
  const { id, name } = found;
  return await ctx.db.transaction(async (tx) => {
    await limitNewDevices(tx, ctx, attempt.source);
    await resetAttempts(tx, attempt);
    const { token } = await startSession(tx, ctx, { role: "administrator", accountId: id });
    const actor = { role: "administrator", id } as const;
    await recordEvent(tx, { at, action: "administrator.login", actor, ...subject });
    return { token, id, name };
  });
}

/** Without a municipality the e-mail must name one administrator in the whole portal. */
async function findAdministrator(ctx: Ctx, email: string, municipalityId?: string | null) {
  if (municipalityId && !isUuid(municipalityId)) return null;
  const rows = await ctx.db
    .select()
    .from(administrators)
    .where(
      and(
        eq(administrators.email, email),
        municipalityId ? eq(administrators.municipalityId, municipalityId) : undefined,
      ),
    )
    .limit(2);
  return rows.length === 1 ? rows[0] : null;
}
