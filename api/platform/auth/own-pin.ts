import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { PersonPrincipal } from "../principal.ts";

/** How long a PIN that took the place of one of the town hall's counts for no consent, in ms. */
export const NEW_PIN_MS = 7 * 24 * 3600 * 1000;

const AT_TOWN_HALL = "También puedes firmarlo en el ayuntamiento.";

export const OWN_PIN_CODE = "CONSENT_NEEDS_OWN_PIN";

/** Whoever empties a PIN and enters could carry everything away in one press. */
export const copyNeedsOwnPin = () =>
  new ServiceError(
    403,
    "COPY_NEEDS_OWN_PIN",
    "La copia lleva todo lo tuyo: para descargarla, entra con un PIN que hayas elegido tú, o pídela en tu ayuntamiento.",
  );

type PinState = Pick<
  PersonPrincipal,
  "hasPin" | "pinSetBy" | "pinTrustedFrom" | "withPin" | "isOnOwnDevice"
>;

/**
 * Why a consent cannot be given in this session: it must be open by a PIN that only the person can
 * know. Null when it can.
 */
export function ownPinError(ctx: Pick<Ctx, "clock" | "config">, pin: PinState) {
  const sentence = sentenceOf(ctx, pin);
  return sentence === null
    ? null
    : new ServiceError(403, OWN_PIN_CODE, `${sentence} ${AT_TOWN_HALL}`);
}

function sentenceOf({ clock, config }: Pick<Ctx, "clock" | "config">, pin: PinState) {
  const { hasPin, pinSetBy, pinTrustedFrom, withPin, isOnOwnDevice } = pin;
  // Open for a season, it tells nothing of who sits there now.
  if (isOnOwnDevice) {
    return "Este dispositivo se queda abierto, y por eso desde él no se dan permisos. Entra con tu PIN en otro.";
  }
  // A first one is the town hall's, which the person then replaces.
  if (!hasPin) {
    return "Para dar un permiso, pide un PIN en tu ayuntamiento y cámbialo en Ajustes por uno tuyo.";
  }
  if (pinSetBy === "person" && !pinTrustedFrom) {
    return "Este PIN se eligió cuando entrabas sin PIN o estabas fuera, y por eso con él no se dan permisos.";
  }
  if (pinSetBy !== "person" || !pinTrustedFrom) {
    return "Tu PIN lo puso el ayuntamiento. Para dar un permiso, elige antes tu propio PIN en Ajustes.";
  }
  if (pinTrustedFrom > clock()) {
    const day = new Intl.DateTimeFormat("es-ES", {
      day: "numeric",
      month: "long",
      timeZone: config.timeZone,
    }).format(pinTrustedFrom);
    return `Tu PIN es nuevo. Podrás dar permisos aquí desde el ${day}.`;
  }
  return withPin ? null : "Has entrado sin PIN. Para dar un permiso, sal y entra con tu PIN.";
}
