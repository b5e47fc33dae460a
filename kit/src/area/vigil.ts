/**
 * What the open page keeps in mind of an older person's reminders, to call them when their session
 * has ended unused: whom, and when. Nothing that could be read: no title, no description.
 */
export interface Vigil {
  person: { id: string; name: string; voiceEnabled: boolean };
  /** Occurrences that were not done yet, each with its ISO date and time. */
  occurrences: readonly { id: string; dateTime: string }[];
  /** What came due before this does not ring. ms since 1970 */
  since: number;
  /** When the session would have ended in any case: from then on nothing rings. ms since 1970 */
  until: number;
}

/** Where a companion leaves its vigil with the shell, and finds it when nobody is signed in. */
export interface VigilDesk {
  kept: Vigil | null;
  /** Keeps it in the page's memory, in place of the one before; null forgets it. */
  keep: (vigil: Vigil | null) => void;
}
