import { createHmac, timingSafeEqual } from "node:crypto";

/** What only somebody with the pepper can make of a text; each purpose has a key of its own. */
export function pepperMac(pepper: Uint8Array, purpose: string, text: string): string {
  const key = createHmac("sha256", pepper).update(purpose).digest();
  return createHmac("sha256", key).update(text).digest("base64url");
}

export function isSame(one: string, other: string): boolean {
  const [left, right] = [new TextEncoder().encode(one), new TextEncoder().encode(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
