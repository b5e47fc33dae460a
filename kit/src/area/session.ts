export interface Municipality {
  id: string;
  name: string;
}

export interface AdministratorSession {
  role: "administrator";
  administrator: { id: string; name: string; email: string };
  municipality: Municipality;
}

export interface PersonSession {
  role: "person";
  user: {
    id: string;
    name: string;
    /** Address of the profile photo, or null. */
    photo: string | null;
    familyConsent: boolean;
    municipalConsent: boolean;
    voiceEnabled: boolean;
    darkMode: boolean;
  };
  /** The administrator who entered this person's home, if one did. */
  enteredBy: { id: string; name: string } | null;
  municipality: Municipality;
  /** ISO date and time at which it ends, used or not. */
  expiresAt: string;
}

export interface SupportSession {
  role: "support";
  supportPerson: { id: string; name: string; email: string };
  /** The older person shown first; `users` lists everyone this relative is linked to. */
  userId: string;
  user: { id: string; name: string; familyConsent: boolean };
  users: { id: string; name: string; familyConsent: boolean }[];
  municipality: Municipality;
}

export type Session = AdministratorSession | PersonSession | SupportSession;

/**
 * What an area hands to the shell after a successful sign-in. Persons and relatives are known by
 * their cookie; an administrator by the token of the login's answer.
 */
export type SignIn =
  | { role: "administrator"; token: string; id: string }
  | { role: "person" }
  | { role: "support" };
