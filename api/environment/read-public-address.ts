import type { AppConfig } from "../platform/config.ts";
import { ConfigError, type Get } from "./config-error.ts";

type PublicAddress = Pick<AppConfig, "portalOrigin" | "isSecure" | "deviceEnrolment">;

/** Whether this process runs on Deno Deploy, as its documentation says that one can tell. */
export const isOnDeploy = (get: Get): boolean =>
  get("DENO_DEPLOY") !== null || get("DENO_DEPLOYMENT_ID") !== null;

/**
 * How the portal is reached, and who may list people there. Deno Deploy serves every address by
 * https, also those of previews, which no `PORTAL_URL` names.
 */
export function readPublicAddress(get: Get, onDeploy: boolean): PublicAddress {
  const portalOrigin = readOrigin(get("PORTAL_URL"));
  if (onDeploy && portalOrigin?.startsWith("http:")) {
    throw new ConfigError("PORTAL_URL", "en Deno Deploy debe empezar por https://.");
  }
  const isSecure = onDeploy || (portalOrigin?.startsWith("https:") ?? false);
  const deviceEnrolment = readEnrolment(get("DEVICE_ENROLMENT"), isSecure);
  if (onDeploy && !portalOrigin && deviceEnrolment === "open") {
    throw new ConfigError("DEVICE_ENROLMENT", LISTED_TO_STRANGERS);
  }
  return { portalOrigin, isSecure, deviceEnrolment };
}

const LISTED_TO_STRANGERS =
  "open, sin PORTAL_URL, mostraría nombres y fotos de las personas mayores en cada dirección de " +
  "prueba de Deno Deploy. Pon PORTAL_URL con la dirección del portal, o DEVICE_ENROLMENT=required.";

function readOrigin(text: string | null): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError("PORTAL_URL", "debe ser una dirección http(s), como https://portal.es.");
}

/** On the open network names and photos of older people are not for strangers. */
function readEnrolment(text: string | null, isSecure: boolean): AppConfig["deviceEnrolment"] {
  const enrolment = text ?? (isSecure ? "required" : "open");
  if (enrolment === "open" || enrolment === "required") return enrolment;
  throw new ConfigError("DEVICE_ENROLMENT", "debe ser open o required.");
}
