import { Buffer } from "node:buffer";
import { argon2id } from "hash-wasm";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

/**
 * With the pepper, a PIN's four digits are guessed in minutes. So a copy holds it only encrypted
 * with a passphrase, and trying one passphrase costs 128 MiB and about a second.
 */
const COST = { memorySize: 131_072, iterations: 4, parallelism: 1 };
const SHORTEST_PASSPHRASE = 12;

export const lockedPepperSchema = z.strictObject({
  memorySize: z.int().min(8).max(2_097_152),
  iterations: z.int().min(1).max(100),
  parallelism: z.int().min(1).max(16),
  salt: z.base64url(),
  iv: z.base64url(),
  locked: z.base64url(),
});

export type LockedPepper = z.infer<typeof lockedPepperSchema>;

const encode = (bytes: ArrayBuffer | Uint8Array): string =>
  Buffer.from(bytes as Uint8Array).toString("base64url");
const decode = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

export async function lockPepper(
  pepper: Uint8Array,
  passphrase: string,
  random: (bytes: number) => Uint8Array,
): Promise<LockedPepper> {
  if (passphrase.length < SHORTEST_PASSPHRASE) {
    throw new BackupError(
      `BACKUP_PASSPHRASE: la frase debe tener al menos ${SHORTEST_PASSPHRASE} caracteres.`,
    );
  }
  const [salt, iv] = [new Uint8Array(random(16)), new Uint8Array(random(12))];
  const key = await keyOf(passphrase, { ...COST, salt });
  const locked = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new Uint8Array(pepper));
  return { ...COST, salt: encode(salt), iv: encode(iv), locked: encode(locked) };
}

/** @throws BackupError when the passphrase is not the one that it was locked with */
export async function unlockPepper(
  { iv, locked, salt, ...cost }: LockedPepper,
  passphrase: string,
): Promise<Uint8Array> {
  const key = await keyOf(passphrase, { ...cost, salt: decode(salt) });
  try {
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: decode(iv) },
      key,
      decode(locked),
    );
    return new Uint8Array(opened);
  } catch {
    throw new BackupError("BACKUP_PASSPHRASE: esa no es la frase con la que se hizo la copia.");
  }
}

async function keyOf(
  passphrase: string,
  terms: typeof COST & { salt: Uint8Array },
): Promise<CryptoKey> {
  const password = passphrase.normalize("NFC");
  const bytes = await argon2id({ ...terms, password, hashLength: 32, outputType: "binary" });
  const usages: KeyUsage[] = ["encrypt", "decrypt"];
  return await crypto.subtle.importKey("raw", new Uint8Array(bytes), "AES-GCM", false, usages);
}
