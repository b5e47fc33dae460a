import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Tells a right pepper from a wrong one without holding it. Without this a wrong one would show only
 * as everybody's 'PIN incorrecto'.
 */
export const pepperCheck = (pepper: Uint8Array): string => mac(pepper, "acompana backup check", "");

/** Binds what a copy says of itself to the portal's pepper: nobody without it can forge a copy. */
export const sealOf = (pepper: Uint8Array, text: string): string =>
  mac(pepper, "acompana backup seal", text);

export function isSame(one: string, other: string): boolean {
  const [left, right] = [new TextEncoder().encode(one), new TextEncoder().encode(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function mac(pepper: Uint8Array, purpose: string, text: string): string {
  const key = createHmac("sha256", pepper).update(purpose).digest();
  return createHmac("sha256", key).update(text).digest("base64url");
}
