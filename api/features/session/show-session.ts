import type { CtxOf } from "../../platform/context.ts";
import type { Principal, SupportedUser } from "../../platform/principal.ts";
import { photoIfAny, photoPath } from "../users/index.ts";
import type { Session } from "./schemas.ts";

/** Whoever holds a valid session in the role that the request acts in. */
export const showSession = (ctx: CtxOf<"session:read">): Session => toSession(ctx.principal);

function toSession(principal: Principal): Session {
  const { municipality } = principal;
  const common = {
    municipality,
    expiresAt: principal.expiresAt.toISOString(),
    guessedAt: principal.guessedAt?.toISOString() ?? null,
  };
  switch (principal.role) {
    case "administrator": {
      const { role, id, name, email } = principal;
      return { role, administrator: { id, name, email }, ...common };
    }
    case "person": {
      const { role, enteredBy, isOnOwnDevice, photoKey, id, name, preferredName, hasPin } =
        principal;
      const { familyConsent, municipalConsent, voiceEnabled, darkMode } = principal;
      const { voiceSpeed, voiceVolume } = principal;
      const consents = { familyConsent, municipalConsent };
      const settings = { ...consents, voiceEnabled, voiceSpeed, voiceVolume, darkMode };
      const user = { id, name, preferredName, photo: photoPath(photoKey), hasPin, ...settings };
      return { role, user, enteredBy, isOnOwnDevice, ...common };
    }
    case "support": {
      const { role, id, name, email } = principal;
      const [first, ...others] = principal.users;
      const user = toSupported(first);
      const users = [user, ...others.map(toSupported)];
      const supportPerson = { id, name, email };
      return { role, supportPerson, userId: user.id, user, users, ...common };
    }
  }
}

/** Of a new consent the support person learns which and when. */
const toSupported = ({ newConsents, photoKey, familyConsentDue, ...user }: SupportedUser) => ({
  ...user,
  ...photoIfAny(photoKey),
  ...(familyConsentDue && { familyConsentDue: new Date(familyConsentDue).toISOString() }),
  ...(newConsents && {
    newConsents: newConsents.map(({ consent, at }) => ({
      consent,
      at: new Date(at).toISOString(),
    })),
  }),
});
