import { ApiError, reportUnlessOffline } from "@acompana/kit/api";
import type { SupportSession } from "@acompana/kit/area";
import type { Reading } from "@acompana/kit/reading";

/** A user whom the relative supports. */
export type SupportedPerson = SupportSession["user"];

/** Whether the town hall has said that the person has died. */
export const isMourned = ({ pause }: SupportedPerson): boolean => pause?.reason === "death";

/** What each sub-view is given. */
export interface SharedViewProps {
  person: SupportedPerson;
  /** The server refuses: the person no longer shares this. */
  onNoConsent: () => void;
}

/** Whether a call was refused because the person does not share with the family. */
export const lacksConsent = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === "CONSENT_REQUIRED";

/**
 * A withdrawn consent changes the whole view. Any other failure is reported, except a lost network.
 */
export function turnOrReport(error: unknown, onNoConsent: () => void): void {
  if (lacksConsent(error)) onNoConsent();
  else reportUnlessOffline(error);
}

/** Hides the error of a reading that failed for want of consent, because the whole view says so. */
export const untilTurned = <Read extends Reading<unknown>>(reading: Read): Read =>
  lacksConsent(reading.error) ? { ...reading, error: undefined } : reading;
