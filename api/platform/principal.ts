export type Municipality = { id: string; name: string };

/** What a relative sees first of the person they support. */
export type SupportedUser = { id: string; name: string; familyConsent: boolean };

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
