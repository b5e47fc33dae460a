import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { knownMunicipality } from "../../platform/audit/known-municipality.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { resetAttempts } from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import { limitNewDevices } from "../../platform/auth/entry-limits.ts";
import { type StartedSession, startSession } from "../../platform/auth/sessions.ts";
import type { Ctx } from "../../platform/context.ts";
import { wrongCredentials } from "../../platform/errors.ts";
import { oneEmail } from "../../platform/http/fields.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { findDevice } from "../devices/index.ts";
import type { SupportLogin, SupportSession } from "./schemas.ts";
import { toSupportSession } from "./to-support-session.ts";

type Outcome = { supportPerson: SupportSession; session: StartedSession };

/** Open to anyone; an unknown e-mail costs the same time as a wrong password. */
export async function loginSupportPerson(
  ctx: Ctx,
  input: SupportLogin & { device: string },
): Promise<Outcome> {
  const email = oneEmail(input.email);
  const { device, municipalityId } = input;
  const isAuthorised = (await findDevice(ctx.db, device, input.municipalityId)) !== null;
  const login = {
    loginKind: "support-login",
    account: email,
    municipalityId,
    device,
    isAuthorised,
  } as const;
  const found = await findSupportPerson(ctx, email, input.municipalityId);
  const secret = { encoded: found?.passwordHash, secret: input.password };
  const { attempt, isRight } = await checkSecret(
    ctx,
    login,
    secret,
    found && { role: "support", ...found },
  );
  const supportPerson = found && isRight ? await toSupportSession(ctx.db, ctx, found) : null;
  const at = ctx.clock();
  const subject = { municipalityId: found?.municipalityId ?? null, subjectId: found?.id ?? null };
  if (!found || !supportPerson) {
    // Whoever was not found is asked for too, so both failures cost the same.
    const named = await knownMunicipality(ctx.db, input.municipalityId);
    const municipalityId = subject.municipalityId ?? named;
    const event = { actor: ANYONE_ACTOR, ...subject, municipalityId };
    await recordEvent(ctx.db, { at, action: "support.login-failed", ...event });
    throw wrongCredentials();
  }
  const { id, passwordHash } = found;
  const session = await ctx.db.transaction(async (tx) => {
    await refuseReplaced(tx, id, passwordHash);
    await limitNewDevices(tx, ctx, attempt.source);
    await resetAttempts(tx, attempt);
    const actor = { role: "support", id } as const;
    await recordEvent(tx, { at, action: "support.login", actor, ...subject });
    return await startSession(tx, ctx, { role: "support", accountId: id });
  });
  return { session, supportPerson };
}

/** A password that was replaced while it was being checked opens nothing any more. */
async function refuseReplaced(tx: Db, id: string, passwordHash: string): Promise<void> {
  const same = and(eq(supportPersons.id, id), eq(supportPersons.passwordHash, passwordHash));
  const [row] = await tx
    .select({ id: supportPersons.id })
    .from(supportPersons)
    .where(same)
    .for("share");
  if (!row) throw wrongCredentials();
}

async function findSupportPerson(ctx: Ctx, email: string, municipalityId: string) {
  if (!isUuid(municipalityId)) return null;
  const [row] = await ctx.db
    .select()
    .from(supportPersons)
    .where(and(eq(supportPersons.email, email), eq(supportPersons.municipalityId, municipalityId)));
  return row ?? null;
}
