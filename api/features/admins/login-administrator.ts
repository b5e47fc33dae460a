import { and, eq } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { knownMunicipality } from "../../platform/audit/known-municipality.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { resetAttempts } from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import { limitNewDevices } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { ServiceError, wrongCredentials } from "../../platform/errors.ts";
import { oneEmail } from "../../platform/http/fields.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { lockAccount } from "../account/index.ts";
import { findDevice } from "../devices/index.ts";
import { hasFactor, openChallenge } from "../second-factor/index.ts";
import { type LetIn, letIn } from "./let-in.ts";
import type { AdminLogin, LoginStep } from "./schemas.ts";

/** The session, or what comes next. */
type Outcome = { entered: LetIn; next?: undefined } | { entered?: undefined; next: LoginStep };

/**
 * Open to anyone; an unknown e-mail costs the same time as a wrong password. With a second factor,
 * or where the portal asks for one, a right password gives no session but the next step.
 */
export async function loginAdministrator(
  ctx: Ctx,
  input: AdminLogin & { device: string },
): Promise<Outcome> {
  const email = oneEmail(input.email);
  const { device, municipalityId } = input;
  const isAuthorised = (await findDevice(ctx.db, device, input.municipalityId)) !== null;
  const login = {
    loginKind: "administrator-login",
    account: email,
    municipalityId,
    device,
    isAuthorised,
  } as const;
  const found = await findAdministrator(ctx, email, input.municipalityId);
  const secret = { encoded: found?.passwordHash, secret: input.password };
  const { attempt, isRight } = await checkSecret(
    ctx,
    login,
    secret,
    found ? { role: "administrator", ...found } : null,
  );
  const at = ctx.clock();
  const subject = { municipalityId: found?.municipalityId ?? null, subjectId: found?.id ?? null };
  if (!found || !isRight) {
    // Whoever was not found is asked for too, so both failures cost the same.
    const named = await knownMunicipality(ctx.db, input.municipalityId);
    const municipalityId = subject.municipalityId ?? named;
    const event = { actor: ANYONE_ACTOR, ...subject, municipalityId };
    await recordEvent(ctx.db, { at, action: "administrator.login-failed", ...event });
    throw wrongCredentials();
  }
  if (found.disabledAt) {
    // The password was right: it keeps nobody else out at the town hall's one address.
    await resetAttempts(ctx.db, attempt);
    throw accountDisabled();
  }
  const { id: administratorId } = found;
  return await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { role: "administrator", id: administratorId });
    // Replaced or disabled while the password was being checked.
    if (account?.passwordHash !== found.passwordHash) throw wrongCredentials();
    await limitNewDevices(tx, ctx, attempt.source);
    await resetAttempts(tx, attempt);
    const hasOne = await hasFactor(tx, administratorId);
    if (!hasOne && ctx.config.secondFactor !== "required") {
      return { entered: await letIn(tx, ctx, found) };
    }
    const purpose = hasOne ? "code" : "enrol";
    return {
      next: { step: purpose, ...(await openChallenge(tx, ctx, { administratorId, purpose })) },
    };
  });
}

const accountDisabled = () =>
  new ServiceError(
    403,
    "ACCOUNT_DISABLED",
    "Tu cuenta está desactivada. Habla con un compañero de tu ayuntamiento.",
  );

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
