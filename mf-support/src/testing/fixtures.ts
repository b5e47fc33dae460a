import type { SupportSession } from "@acompana/kit/area";

/** The people of the tests, and the session of their relative as the shell hands it over. */
export const carmen = { id: "u1", name: "Carmen López", familyConsent: true };
export const manuel = { id: "u2", name: "Manuel Ortega", familyConsent: false };

export function sessionWith(users: SupportSession["users"]): SupportSession {
  const [user = carmen] = users;
  return {
    role: "support",
    supportPerson: { id: "s1", name: "Lucía López", email: "lucia@correo.es" },
    userId: user.id,
    user,
    users,
    municipality: { id: "m1", name: "Villanueva del Valle" },
  };
}

/** The error response of the API without consent. */
export const consentRequired = () =>
  Response.json(
    { error: "No ha autorizado compartir esta información.", code: "CONSENT_REQUIRED" },
    { status: 403 },
  );
