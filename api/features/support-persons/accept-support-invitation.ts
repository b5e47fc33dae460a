import { recordEvent } from "../../platform/audit/record-event.ts";
import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import { type StartedSession, startSession } from "../../platform/auth/sessions.ts";
import type { Ctx } from "../../platform/context.ts";
import { unknownMunicipality } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { refuseWeakPassword } from "../../platform/secrets/password-strength.ts";
import { nameOfMunicipality } from "../municipalities/index.ts";
import type { AcceptSupportInvitation } from "./invitation-schemas.ts";
import { knownOfNewLogin } from "./known-of-new-login.ts";
import { lockEmail } from "./lock-email.ts";
import { makeSupportPerson } from "./make-support-person.ts";
import { findSupportInvitation, invalidSupportInvitation } from "./open-support-invitations.ts";
import type { SupportSession } from "./schemas.ts";
import { toSupportSession } from "./to-support-session.ts";

type Outcome = { supportPerson: SupportSession; session: StartedSession };

/** Makes the login that was invited, with a password of the relative's own, and lets them in. */
export async function acceptSupportInvitation(
  ctx: Ctx,
  { password, ...link }: AcceptSupportInvitation,
): Promise<Outcome> {
  const { municipalityId } = link;
  if (!isUuid(municipalityId)) throw unknownMunicipality();
  await limitLinkCodes(ctx);
  // Asked before hashing too, so that a refused call costs next to nothing.
  const invited = await findSupportInvitation(ctx.db, ctx, link);
  if (!invited) throw invalidSupportInvitation();
  const municipality = {
    id: municipalityId,
    name: await nameOfMunicipality(ctx.db, municipalityId),
  };
  const known = await knownOfNewLogin(ctx.db, { ...invited, municipality });
  await refuseWeakPassword(ctx, { password, known });
  const passwordHash = await hashSecret(ctx, password, "known");
  return await ctx.db.transaction(async (tx) => {
    await lockEmail(tx, municipalityId, invited.email);
    // Of two calls at once the second finds nothing here any more.
    const found = await findSupportInvitation(tx, ctx, link);
    if (!found) throw invalidSupportInvitation();
    const { name, email } = found;
    const login = { municipalityId, name, email, passwordHash };
    const { person, invitedTo } = await makeSupportPerson(tx, ctx, login);
    const actor = { role: "support", id: person.id } as const;
    const event = { at: ctx.clock(), municipalityId, actor };
    for (const subjectId of invitedTo) {
      await recordEvent(tx, { ...event, action: "support-person.joined", subjectId });
    }
    await recordEvent(tx, { ...event, action: "support.login", subjectId: person.id });
    const session = await startSession(tx, ctx, { role: "support", accountId: person.id });
    const supportPerson = await toSupportSession(tx, ctx, person);
    if (!supportPerson) throw invalidSupportInvitation();
    return { session, supportPerson };
  });
}
