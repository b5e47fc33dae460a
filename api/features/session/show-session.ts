import { requirePrincipal } from "../auth/permissions.ts";
import type { Principal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import { photoPath } from "../users/photo-path.ts";
import type { Session } from "./schemas.ts";

/** Whoever holds a valid session in the role that the request acts in. */
export async function showSession(ctx: Ctx): Promise<Session> {
  return toSession(await requirePrincipal(ctx));
}

function toSession(principal: Principal): Session {
  const { municipality } = principal;
  const common = { municipality, expiresAt: principal.expiresAt.toISOString() };
  switch (principal.role) {
    case "administrator": {
      const { role, id, name, email } = principal;
      return { role, administrator: { id, name, email }, ...common };
    }
    case "person": {
      const { role, enteredBy, photoKey, id, name, hasPin } = principal;
      const { familyConsent, municipalConsent, voiceEnabled, darkMode } = principal;
      const settings = { familyConsent, municipalConsent, voiceEnabled, darkMode };
      const user = { id, name, photo: photoPath(photoKey), hasPin, ...settings };
      return { role, user, enteredBy, ...common };
    }
    case "support": {
      const { role, id, name, email, users } = principal;
      const [user] = users;
      const supportPerson = { id, name, email };
      return { role, supportPerson, userId: user.id, user, users, ...common };
    }
  }
}
