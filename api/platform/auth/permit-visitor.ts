import type { Ctx, CtxOf } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Grant, OpenPermission } from "../policy.ts";
import type { AdministratorPrincipal } from "../principal.ts";

type Visitor = {
  municipalityId: string;
  /** The device's id when an administrator of that municipality authorised it. */
  deviceId: string | null;
  /** Whose bearer the call carries, whatever role it names. */
  administrator: AdministratorPrincipal | null;
};

/** Whether older people may be shown on a device with nobody vouching for it. */
export const isDeviceAllowed = ({ config }: Ctx, deviceId: string | null): boolean =>
  config.deviceEnrolment === "open" || deviceId !== null;

/**
 * Asks the policy about a caller without a session, where only a query or a row tells the
 * municipality. @throws ServiceError 403 where devices are enrolled and this one is not
 */
export function permitVisitor(ctx: CtxOf<OpenPermission>, visitor: Visitor): void {
  const grant: Grant = ctx.policy[ctx.permission] ?? {};
  const { municipalityId, deviceId, administrator } = visitor;
  const isOwn = administrator?.municipality.id === municipalityId;
  const isVouched = isOwn && grant.administrator === "ofThatMunicipality";
  const isOpen = grant.anyone === "always";
  const isAllowed = grant.anyone === "onAllowedDevice" && isDeviceAllowed(ctx, deviceId);
  if (!isVouched && !isOpen && !isAllowed) throw deviceNotAuthorised();
  ctx.pending.isOpen = false;
}

const deviceNotAuthorised = () =>
  new ServiceError(
    403,
    "DEVICE_NOT_AUTHORISED",
    "Este dispositivo no está autorizado. Pide a tu ayuntamiento que lo autorice.",
  );
