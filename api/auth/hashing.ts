import { argon2id, argon2Verify } from "hash-wasm";

/** What one guess costs: memory in KiB, and passes over it. */
export type HashCost = { memorySize: number; iterations: number };

type Secrets = {
  pepper: Uint8Array;
  random: (bytes: number) => Uint8Array;
  hashCost: HashCost;
};

/** The smallest setting that OWASP recommends for argon2id; every portal uses it. */
export const HASH_COST: HashCost = { memorySize: 19_456, iterations: 2 };

/** Verified when an account does not exist, so that the answer takes as long as a real one. */
const nobodysHash = ({ memorySize, iterations }: HashCost) =>
  `$argon2id$v=19$m=${memorySize},t=${iterations},p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Hashes a password or PIN; the pepper stays outside the database. */
export function hashSecret({ pepper, random, hashCost }: Secrets, secret: string): Promise<string> {
  return argon2id({
    ...hashCost,
    parallelism: 1,
    hashLength: 32,
    password: secret.normalize("NFC"),
    salt: random(16),
    secret: pepper,
    outputType: "encoded",
  });
}

/** With `hash` null (no such account) it costs the same and answers false. */
export async function verifySecret(
  { pepper, hashCost }: Secrets,
  hash: string | null | undefined,
  secret: string,
): Promise<boolean> {
  const matches = await argon2Verify({
    password: secret.normalize("NFC"),
    hash: hash ?? nobodysHash(hashCost),
    secret: pepper,
  });
  return matches && typeof hash === "string";
}
