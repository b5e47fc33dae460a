import { pepperMac } from "../../platform/secrets/pepper-mac.ts";

/**
 * Tells a right pepper from a wrong one without holding it. Without this a wrong one would show only
 * as everybody's 'PIN incorrecto'.
 */
export const pepperCheck = (pepper: Uint8Array): string =>
  pepperMac(pepper, "acompana backup check", "");

/** Binds what a copy says of itself to the portal's pepper: nobody without it can forge a copy. */
export const sealOf = (pepper: Uint8Array, text: string): string =>
  pepperMac(pepper, "acompana backup seal", text);
