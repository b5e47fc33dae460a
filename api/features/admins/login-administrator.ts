import { and, eq } from "drizzle-orm";
import { ANYONE_ACTOR, recordEvent } from "../audit/record-event.ts";
import { countAttempt, forgive } from "../auth/guessing.ts";
import { verifySecret } from "../auth/hashing.ts";
import { startSession } from "../auth/sessions.ts";
import type { Ctx } from "../context.ts";
import { findDevice } from "../devices/find-device.ts";
import { wrongCredentials } from "../errors.ts";
import { isUuid } from "../http/fields.ts";
import type { AdminLogin, AdminToken } from "./schemas.ts";
import { administrators } from "./table.ts";

/** Open to anyone; an unknown e-mail costs the same time as a wrong password. */
export async function loginAdministrator(
  ctx: Ctx,
  input: AdminLogin & { device: string },
): Promise<AdminToken> {
  const email = input.email.toLowerCase();
  const { device } = input;
  const isAuthorised = (await findDevice(ctx.db, device, input.municipalityId)) !== null;
  const guess = { door: "administrator-login", account: email, device, isAuthorised } as const;
  const attempt = await countAttempt(ctx, guess);
  const found = await findAdministrator(ctx, email, input.municipalityId);
  const isRight = await verifySecret(ctx, found?.passwordHash, input.password);
  const at = ctx.clock();
  const subject = { municipalityId: found?.municipalityId ?? null, subjectId: found?.id ?? null };
  if (!found || !isRight) {
    const event = { actor: ANYONE_ACTOR, ...subject };
    await recordEvent(ctx.db, { at, action: "administrator.login-failed", ...event });
    throw wrongCredentials();
  }
  const { id, name } = found;
  return await ctx.db.transaction(async (tx) => {
    await forgive(tx, attempt);
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
