import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { unknownMunicipality } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { SupportInvitationVerdict } from "./invitation-schemas.ts";
import { findSupportInvitation, type SupportCode } from "./open-support-invitations.ts";

/** Open to anyone who has the code. It stays as it is: only accepting it uses it up. */
export async function checkSupportInvitation(
  ctx: Ctx,
  input: SupportCode,
): Promise<SupportInvitationVerdict> {
  if (!isUuid(input.municipalityId)) throw unknownMunicipality();
  await limitLinkCodes(ctx);
  const found = await findSupportInvitation(ctx.db, ctx, input);
  if (!found) return { invitation: null };
  const { name, email, userName } = found;
  return { invitation: { name, email, userName } };
}
