import type { Retention } from "./retention.ts";

/** What the app itself needs of the configuration. */
export type AppConfig = {
  version: string;
  municipalities: string[];
  /** Whether whoever asks for another municipality gets it: on a local portal that names none. */
  makesMunicipalities: boolean;
  /** At which telephone each municipality helps, by its name; one without is not there. */
  helpPhones: Record<string, string>;
  /** Of the health centre, in the same way. */
  healthCentrePhones: Record<string, string>;
  /** Of the pharmacy, in the same way. */
  pharmacyPhones: Record<string, string>;
  timeZone: string;
  /** The public origin when `PORTAL_URL` is set; cookies are `__Host-` and Secure under https. */
  portalOrigin: string | null;
  isSecure: boolean;
  /** `required`: people's names and PINs only on devices that an administrator authorised. */
  deviceEnrolment: "open" | "required";
  /** `required`: no administrator comes in without a second factor. */
  secondFactor: "optional" | "required";
  /** The number of the operator's own proxies before the portal; 0: callers connect directly. */
  trustedProxies: number;
  /** How much each person's files may take up together. */
  mediaQuotaBytes: number;
  /** How long data are kept that nobody deletes. */
  retention: Retention;
  /** A line of the log for each request. */
  accessLog: boolean;
};
