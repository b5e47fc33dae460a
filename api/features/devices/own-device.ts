import type { Ctx } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";

/** The device is somebody's alone, and whoever is named is not that person. */
export const deviceOfAnother = () =>
  new ServiceError(
    403,
    "DEVICE_OF_ANOTHER",
    "Este dispositivo es de otra persona y solo ella puede entrar desde aquí.",
  );

/**
 * The device's owner has no account any more, or it is not active.
 *
 * @param municipality its name, whose telephone the sentence gives
 */
export function deviceOwnerAbsent({ config }: Ctx, municipality: string): ServiceError {
  const phone = config.helpPhones[municipality];
  const call = phone ? `Llama a tu ayuntamiento, al ${phone}` : "Llama a tu ayuntamiento";
  return new ServiceError(
    403,
    "DEVICE_OWNER_ABSENT",
    `Ahora no se puede entrar desde este dispositivo. ${call}: allí te ayudarán.`,
  );
}
