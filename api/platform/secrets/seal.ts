import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";

type Random = (bytes: number) => Uint8Array;

/** Whose it is and what for: sealed for one owner, it opens for no other. */
export type Purpose = { purpose: string; owner: string };

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again, so that the database alone does not tell it. */
export function seal(
  { pepper, random }: { pepper: Uint8Array; random: Random },
  bytes: Uint8Array,
  purpose: Purpose,
): string {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(pepper, purpose), nonce);
  cipher.setAAD(Buffer.from(purpose.owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** @throws Error when it was sealed with another pepper, for another owner, or was changed */
export function unseal(pepper: Uint8Array, text: string, purpose: Purpose): Uint8Array {
  const all = Buffer.from(text, "base64url");
  const decipher = createDecipheriv(
    ALGORITHM,
    keyOf(pepper, purpose),
    all.subarray(0, NONCE_BYTES),
  );
  decipher.setAAD(Buffer.from(purpose.owner));
  decipher.setAuthTag(all.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(all.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** A key of its own for each purpose. */
const keyOf = (pepper: Uint8Array, { purpose }: Purpose) =>
  createHmac("sha256", pepper).update(`seal ${purpose}`).digest();
