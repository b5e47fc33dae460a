import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { PersonPrincipal } from "../principal.ts";

/** How long a PIN that took the place of one of the town hall's proves nothing, in ms. */
export const NEW_PIN_MS = 7 * 24 * 3600 * 1000;

const AT_TOWN_HALL = "También puedes firmarlo en el ayuntamiento.";

const OWN_PIN_CODE = "CONSENT_NEEDS_OWN_PIN";

/** Whoever empties a PIN and enters could carry everything away in one press. */
export const copyNeedsOwnPin = () =>
  new ServiceError(
    403,
    "COPY_NEEDS_OWN_PIN",
    "La copia lleva todo lo tuyo: para descargarla, entra con un PIN que hayas elegido tú, o pídela en tu ayuntamiento.",
  );

/** What was forbidden is allowed again by the person alone, and not by who knows the PIN. */
export const heirsNeedOwnPin = () =>
  new ServiceError(
    403,
    "COPY_NEEDS_OWN_PIN",
    "Para volver a permitir que tus herederos reciban tu copia, entra con un PIN que hayas elegido tú.",
  );

type PinState = Pick<
  PersonPrincipal,
  "hasPin" | "pinSetBy" | "pinTrustedFrom" | "withPin" | "isOnOwnDevice"
>;

/**
 * Why a consent cannot be given in this session: no PIN has opened it, or nothing would tell the
 * person of it. Null when it can, also with a PIN that somebody else may know (`isProven`).
 */
export function givingError(pin: PinState): ServiceError | null {
  const sentence = sentenceOf(pin);
  return sentence === null
    ? null
    : new ServiceError(403, OWN_PIN_CODE, `${sentence} ${AT_TOWN_HALL}`);
}

/**
 * Whether a PIN opened this session that only the person can know: their own choice, made where
 * they would notice another's, and for long enough.
 */
export function isProven({ clock }: Pick<Ctx, "clock">, pin: PinState): boolean {
  const { pinSetBy, pinTrustedFrom } = pin;
  if (sentenceOf(pin) !== null || pinSetBy !== "person") return false;
  return pinTrustedFrom !== null && pinTrustedFrom <= clock();
}

function sentenceOf({ hasPin, pinSetBy, pinTrustedFrom, withPin, isOnOwnDevice }: PinState) {
  // Open for a season, it tells nothing of who sits there now.
  if (isOnOwnDevice) {
    return "Este dispositivo se queda abierto, y por eso desde él no se dan permisos. Entra con tu PIN en otro.";
  }
  // A first one is the town hall's, which the person then replaces.
  if (!hasPin) return "Para dar un permiso, pide un PIN en tu ayuntamiento y entra con él.";
  if (pinSetBy === "person" && !pinTrustedFrom) {
    return "Este PIN se eligió cuando entrabas sin PIN o estabas fuera, y por eso con él no se dan permisos.";
  }
  return withPin ? null : "Has entrado sin PIN. Para dar un permiso, sal y entra con tu PIN.";
}

/** An administrator by their own session, or in a home that they entered. */
export const onlyByPerson = () =>
  new ServiceError(
    403,
    "CONSENT_ONLY_BY_PERSON",
    "Solo la propia persona puede cambiar esto, en sus ajustes. Desde la administración solo se " +
      "puede retirar un permiso.",
  );
