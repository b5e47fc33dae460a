import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { type Argon2, openArgon2 } from "./argon2.ts";
import { type Caller, createHashQueue, type HashQueue, type Run } from "./hash-queue.ts";

/** What one login costs: memory in KiB, and passes over it. */
export type HashCost = { memorySize: number; iterations: number };

/** Who hashes, and in which order. */
export type Hashing = { argon2: Argon2; queue: HashQueue };

type Secrets = {
  pepper: Uint8Array;
  random: (bytes: number) => Uint8Array;
  hashCost: HashCost;
  hashing: Hashing;
};

/** The smallest setting that OWASP recommends for argon2id; every portal uses it. */
export const HASH_COST: HashCost = { memorySize: 19_456, iterations: 2 };

/** One for each server: its queue is what keeps the hashes of all requests apart. */
export const openHashing = async (): Promise<Hashing> => ({
  argon2: await openArgon2(),
  queue: createHashQueue(),
});

type Stored = HashCost & { salt: Uint8Array<ArrayBuffer>; hash: Uint8Array<ArrayBuffer> };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** As all argon2 libraries write it, and as every hash in the database is written. */
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password or PIN that is being set; the pepper stays outside the database. */
export async function hashSecret(
  ctx: Secrets,
  secret: string,
  caller: Caller = "known",
): Promise<string> {
  const { random, hashCost, hashing } = ctx;
  const salt = new Uint8Array(random(SALT_BYTES));
  const wanted = { ...hashCost, salt, hashLength: HASH_BYTES };
  const hash = await hashing.queue.hold(caller, (run) => run(() => derive(ctx, secret, wanted)));
  const { memorySize, iterations } = hashCost;
  return `$argon2id$v=19$m=${memorySize},t=${iterations},p=1$${base64(salt)}$${base64(hash)}`;
}

/**
 * Whether `secret` is the hashed one; `run` is a place in the queue. With `encoded` null (no such
 * account) it costs the same and answers false, so that the answer takes as long as a real one.
 */
export async function verifySecret(
  ctx: Pick<Secrets, "pepper" | "hashCost" | "hashing">,
  run: Run,
  { encoded, secret }: { encoded: string | null | undefined; secret: string },
): Promise<boolean> {
  const { salt, hash, ...cost } = encoded ? decode(encoded) : nobodys(ctx.hashCost);
  const wanted = { ...cost, salt, hashLength: hash.length };
  const found = await run(() => derive(ctx, secret, wanted));
  return timingSafeEqual(found, hash) && typeof encoded === "string";
}

function derive(
  { pepper, hashing }: Pick<Secrets, "pepper" | "hashing">,
  secret: string,
  wanted: HashCost & { salt: Uint8Array<ArrayBuffer>; hashLength: number },
) {
  const password = new TextEncoder().encode(secret.normalize("NFC"));
  return hashing.argon2.hash({ ...wanted, password, secret: new Uint8Array(pepper) });
}

function decode(encoded: string): Stored {
  const [, memorySize, iterations, salt, hash] = ENCODED.exec(encoded) ?? [];
  if (!memorySize || !iterations || !salt || !hash) throw new Error("a stored hash is damaged");
  const cost = { memorySize: Number(memorySize), iterations: Number(iterations) };
  return { ...cost, salt: bytes(salt), hash: bytes(hash) };
}

const nobodys = (cost: HashCost): Stored => ({
  ...cost,
  salt: new Uint8Array(SALT_BYTES),
  hash: new Uint8Array(HASH_BYTES),
});

const base64 = (raw: Uint8Array): string => Buffer.from(raw).toString("base64").replace(/=+$/, "");
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64"));
