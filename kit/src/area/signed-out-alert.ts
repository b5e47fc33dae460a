import type { VoiceSettings } from "./session.ts";

/**
 * What the open page remembers of a user's reminders, to call the user by name after the session
 * has ended unused: who, and when. No title and no description, because anybody may look at the
 * page.
 */
export interface ReminderAlert {
  person: {
    id: string;
    name: string;
    preferredName?: string;
    voiceEnabled: boolean;
  } & VoiceSettings;
  /** Occurrences that were not done yet, each with its ISO date and time. */
  occurrences: readonly { id: string; dateTime: string }[];
  /** Reminders that were due before this do not ring. ms since 1970 */
  since: number;
  /** When the session would have expired in any case: after it nothing rings. ms since 1970 */
  until: number;
}

/** Where a role overlay gives its alert to the shell, and finds it when nobody is signed in. */
export interface ReminderAlertStore {
  kept: ReminderAlert | null;
  /** Keeps an alert in the page's memory in place of the last one; null forgets it. */
  keep: (signedOutAlert: ReminderAlert | null) => void;
}
