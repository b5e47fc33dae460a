import type { Municipality } from "../municipalities/schemas.ts";
import type { SupportedUser } from "../support-persons/schemas.ts";

type Held = { tokenHash: string; municipality: Municipality; expiresAt: Date };

export type AdministratorPrincipal = Held & {
  role: "administrator";
  id: string;
  name: string;
  email: string;
};

export type PersonPrincipal = Held & {
  role: "person";
  id: string;
  name: string;
  photoKey: string | null;
  hasPin: boolean;
  familyConsent: boolean;
  municipalConsent: boolean;
  voiceEnabled: boolean;
  darkMode: boolean;
  /** The administrator who entered this person's home; what is read then is read by them. */
  enteredBy: { id: string; name: string } | null;
};

export type SupportPrincipal = Held & {
  role: "support";
  id: string;
  name: string;
  email: string;
  /** Active people only, oldest link first, never empty. */
  users: [SupportedUser, ...SupportedUser[]];
};

/** Who a valid session belongs to, with all that permissions and `GET /api/session` need. */
export type Principal = AdministratorPrincipal | PersonPrincipal | SupportPrincipal;
