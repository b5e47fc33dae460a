import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { pseudonym } from "../secrets/tokens.ts";

const signatureOf = (secret: Uint8Array, key: string, expires: string) =>
  pseudonym(secret, `upload\n${key}\n${expires}`);

/** An address of the portal's own that takes one file until it expires. */
export function signUploadAddress(secret: Uint8Array, key: string, expiresAt: Date): string {
  const expires = String(expiresAt.getTime());
  const name = key.slice(key.lastIndexOf("/") + 1);
  return `/api/uploads/${name}?expires=${expires}&signature=${signatureOf(secret, key, expires)}`;
}

type Presented = { key: string; expires: string; signature: string };

/** Whether the portal made this address and it has not expired. */
export function isSignedAddress(
  secret: Uint8Array,
  { key, expires, signature }: Presented,
  now: Date,
): boolean {
  const expected = Buffer.from(signatureOf(secret, key, expires));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) > now.getTime();
}
