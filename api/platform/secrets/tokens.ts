import { Buffer } from "node:buffer";
import { createHash, createHmac } from "node:crypto";

type Random = (bytes: number) => Uint8Array;

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, safe in cookies, headers and addresses. */
export function newToken(random: Random): string {
  return Buffer.from(random(TOKEN_BYTES)).toString("base64url");
}

export const isToken = (text: string): boolean => TOKEN.test(text);

/** How a token is stored. It has 256 bits, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A name that cannot be guessed back without the pepper, for addresses and e-mails. */
export function pseudonym(pepper: Uint8Array, text: string): string {
  return createHmac("sha256", pepper).update(text).digest("base64url");
}
