import type { CtxOf } from "../../platform/context.ts";
import type { Principal } from "../../platform/principal.ts";
import { photoPath } from "../users/photo-path.ts";
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
      const { role, enteredBy, isOnOwnDevice, photoKey, id, name, hasPin } = principal;
      const { familyConsent, municipalConsent, voiceEnabled, darkMode } = principal;
      const settings = { familyConsent, municipalConsent, voiceEnabled, darkMode };
      const user = { id, name, photo: photoPath(photoKey), hasPin, ...settings };
      return { role, user, enteredBy, isOnOwnDevice, ...common };
    }
    case "support": {
      const { role, id, name, email, users } = principal;
      const [user] = users;
      const supportPerson = { id, name, email };
      return { role, supportPerson, userId: user.id, user, users, ...common };
    }
  }
}
