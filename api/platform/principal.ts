import type { FamilyPause } from "../db/current-pause.ts";
import type { PinSetter, VoiceSpeed, VoiceVolume } from "../db/schema/users.ts";
import type { UnprovenConsent } from "../db/unproven-consents.ts";

export type Municipality = { id: string; name: string };

/** What a relative sees first of the person they support. */
export type SupportedUser = {
  id: string;
  name: string;
  /** Absent where nobody has said how they want to be called. */
  preferredName?: string;
  /** Absent without a photo. */
  photoKey?: string;
  familyConsent: boolean;
  /** From when it is given, as the database writes a moment in JSON; absent where none waits. */
  familyConsentDue?: string;
  /** Absent while there is none. */
  pause?: FamilyPause;
  /** Absent where none is new to the support person. */
  newConsents?: UnprovenConsent[];
};

type Held = {
  tokenHash: string;
  municipality: Municipality;
  expiresAt: Date;
  /** When strangers were last noticed guessing at the account; null once its owner has read it. */
  guessedAt: Date | null;
};

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
  preferredName: string | null;
  photoKey: string | null;
  hasPin: boolean;
  pinSetBy: PinSetter | null;
  pinTrustedFrom: Date | null;
  /** Whether a PIN opened this session, and whether it is the first that opened a new account. */
  withPin: boolean;
  isFirst: boolean;
  familyConsent: boolean;
  municipalConsent: boolean;
  voiceEnabled: boolean;
  voiceSpeed: VoiceSpeed;
  voiceVolume: VoiceVolume;
  darkMode: boolean;
  /** The administrator who entered this person's home; what is read then is read by them. */
  enteredBy: { id: string; name: string } | null;
  /** The session was started on the device that is this person's alone, perhaps without a PIN. */
  isOnOwnDevice: boolean;
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
