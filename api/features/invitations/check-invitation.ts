import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { unknownMunicipality } from "../../platform/errors.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { CheckInvitation, InvitationVerdict } from "./schemas.ts";
import { isOpenInvitation } from "./take-invitation.ts";

/** Open to anyone who has the code. It stays as it is: only creating the account uses it up. */
export async function checkInvitation(
  ctx: Ctx,
  { code, municipalityId }: CheckInvitation,
): Promise<InvitationVerdict> {
  if (!isUuid(municipalityId)) throw unknownMunicipality();
  await limitLinkCodes(ctx);
  return { valid: await isOpenInvitation(ctx, { code, municipalityId }) };
}
