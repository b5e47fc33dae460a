import { argon2id, argon2Verify } from "hash-wasm";

type Secrets = { pepper: Uint8Array; random: (bytes: number) => Uint8Array };

/** Memory in KiB; the smallest setting that OWASP recommends for argon2id. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

/** Verified when an account does not exist, so that the answer takes as long as a real one. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** Hashes a password or PIN; the pepper stays outside the database. */
export function hashSecret({ pepper, random }: Secrets, secret: string): Promise<string> {
  return argon2id({
    ...COST,
    password: secret.normalize("NFC"),
    salt: random(16),
    secret: pepper,
    outputType: "encoded",
  });
}

/** With `hash` null (no such account) it costs the same and answers false. */
export async function verifySecret(
  { pepper }: Secrets,
  hash: string | null | undefined,
  secret: string,
): Promise<boolean> {
  const matches = await argon2Verify({
    password: secret.normalize("NFC"),
    hash: hash ?? NOBODYS_HASH,
    secret: pepper,
  });
  return matches && typeof hash === "string";
}
