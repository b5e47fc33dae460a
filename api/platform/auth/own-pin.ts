import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { PersonPrincipal } from "../principal.ts";

/** How long a PIN that took the place of one of the town hall's proves nothing, in ms. */
export const NEW_PIN_MS = 7 * 24 * 3600 * 1000;

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
 * Why a consent that is given in this session begins only after seven days: no PIN has opened it,
 * or nothing would tell the person of it. Null when it begins at once, also with a PIN that
 * somebody else may know (`isProven`), and on a local portal always.
 */
export function whyLater({ config }: Pick<Ctx, "config">, pin: PinState): string | null {
  const sentence = config.isSecure ? sentenceOf(pin) : null;
  return sentence && `${sentence} Hasta que empiece puedes decir que no.`;
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
    return "Este dispositivo se queda abierto: un permiso que des aquí empieza a los siete días. Con tu PIN, en otro, empieza enseguida.";
  }
  // A first one is the town hall's, which the person then replaces.
  if (!hasPin) {
    return "No tienes PIN: un permiso que des así empieza a los siete días. Con un PIN, que puedes pedir en tu ayuntamiento, empieza enseguida.";
  }
  if (pinSetBy === "person" && !pinTrustedFrom) {
    return "Este PIN se eligió cuando entrabas sin PIN o estabas fuera: un permiso que des con él empieza a los siete días.";
  }
  if (withPin) return null;
  return "Has entrado sin PIN: un permiso que des así empieza a los siete días. Si sales y entras con tu PIN, empieza enseguida.";
}

/** An administrator by their own session, or in a home that they entered. */
export const onlyByPerson = () =>
  new ServiceError(
    403,
    "CONSENT_ONLY_BY_PERSON",
    "Solo la propia persona puede cambiar esto, en sus ajustes. Desde la administración solo se " +
      "puede retirar un permiso.",
  );
