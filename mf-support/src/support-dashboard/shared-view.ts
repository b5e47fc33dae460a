import { ApiError } from "@acompana/kit/api";
import type { SupportedPerson } from "./support-dashboard.resource.ts";

/** What each sub-view is given. */
export interface SharedViewProps {
  person: SupportedPerson;
  /** The server refuses: the person no longer shares this. */
  onNoConsent: () => void;
}

/** Whether a call was refused because the person does not share with the family. */
export const lacksConsent = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal.code === "CONSENT_REQUIRED";
