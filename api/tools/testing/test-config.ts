import type { AppConfig } from "../../platform/config.ts";
import { DEFAULT_RETENTION } from "../../platform/retention.ts";

/** How the portals of the tests are set up. */
export const TEST_CONFIG: AppConfig = {
  version: "0.0.0-test",
  municipalities: Array.from({ length: 40 }, (_, index) => `Aldea ${index + 1}`),
  makesMunicipalities: false,
  timeZone: "Europe/Madrid",
  portalOrigin: null,
  isSecure: false,
  deviceEnrolment: "open",
  helpPhones: {},
  healthCentrePhones: {},
  pharmacyPhones: {},
  secondFactor: "optional",
  trustedProxies: 0,
  mediaQuotaBytes: 2048 * 1024 * 1024,
  retention: DEFAULT_RETENTION,
  accessLog: false,
};
