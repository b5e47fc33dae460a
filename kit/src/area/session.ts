export interface Municipality {
  id: string;
  name: string;
}

export interface AdministratorSession {
  role: "administrator";
  administrator: { id: string; name: string; email: string };
  municipality: Municipality;
  /** When strangers were last noticed guessing at this account, as long as nobody has read it. */
  guessedAt?: string | null;
}

/**
 * How somebody wants to hear the portal; what is absent, also from an API of an earlier release, is
 * as it was before one could choose.
 */
export interface VoiceSettings {
  /** Nothing is spoken where it is false. */
  voiceEnabled?: boolean;
  voiceSpeed?: "slow" | "normal" | "fast";
  voiceVolume?: "soft" | "medium" | "loud";
}

export interface PersonSession {
  role: "person";
  user: VoiceSettings & {
    id: string;
    name: string;
    /** How they want to be called; null, or absent from an earlier release, without a wish. */
    preferredName?: string | null;
    /** Address of the profile photo, or null. */
    photo: string | null;
    hasPin?: boolean;
    familyConsent: boolean;
    municipalConsent: boolean;
    voiceEnabled: boolean;
    darkMode: boolean;
  };
  /** The administrator who entered this person's home, if one did. */
  enteredBy: { id: string; name: string } | null;
  /** Started on the device that is theirs alone, where nobody asks whether they are still there. */
  isOnOwnDevice?: boolean;
  municipality: Municipality;
  /** When strangers were last noticed guessing at this account, as long as nobody has read it. */
  guessedAt?: string | null;
  /** ISO date and time at which it ends, used or not. */
  expiresAt: string;
}

interface SupportedUser {
  id: string;
  name: string;
  /** How they want to be called; absent without a wish, and from an earlier release. */
  preferredName?: string;
  /** Address of the profile photo; absent without one, and from an API of an earlier release. */
  photo?: string | undefined;
  familyConsent: boolean;
  /** When one that waits comes into force (ISO); absent where none waits. */
  familyConsentDue?: string;
  /**
   * Nobody reminds them of anything for now; absent otherwise, and from an API of an earlier
   * release. `reason` is absent where they do not share it; `endsAt` (ISO, excluded) while no end
   * is set.
   */
  pause?: { reason?: "hospital" | "holiday" | "death"; endsAt?: string };
  /** Given with a PIN that somebody else may know, and not told to this relative yet. */
  newConsents?: { consent: "family" | "municipal"; at: string }[];
}

export interface SupportSession {
  role: "support";
  supportPerson: { id: string; name: string; email: string };
  /** The older person shown first; `users` lists everyone this relative is linked to. */
  userId: string;
  user: SupportedUser;
  users: SupportedUser[];
  municipality: Municipality;
  /** When strangers were last noticed guessing at this account, as long as nobody has read it. */
  guessedAt?: string | null;
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
