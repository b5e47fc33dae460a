import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";

type Visitor = { deviceId: string | null; isAdministrator: boolean };

/** Where devices are enrolled, older people are shown to authorised ones and to administrators. */
export function requireDevice({ config }: Ctx, { deviceId, isAdministrator }: Visitor): void {
  if (config.deviceEnrolment === "open" || deviceId || isAdministrator) return;
  throw new ServiceError(
    403,
    "DEVICE_NOT_AUTHORISED",
    "Este dispositivo no está autorizado. Pide a tu ayuntamiento que lo autorice.",
  );
}
