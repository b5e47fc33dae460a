import { Buffer } from "node:buffer";
import { z } from "zod";
import { isSame, pepperMac } from "../../platform/secrets/pepper-mac.ts";
import { BackupError, damaged } from "./backup-error.ts";
import { readIfThere } from "./private-files.ts";

/**
 * Tells a right pepper from a wrong one without holding it. Without this a wrong one would show
 * only as everybody's 'PIN incorrecto'.
 */
export const pepperCheck = (pepper: Uint8Array): string =>
  pepperMac(pepper, "acompana backup check", "");

/** Binds what a copy says of itself to the portal's pepper: nobody without it can forge a copy. */
export const sealOf = (pepper: Uint8Array, text: string): string =>
  pepperMac(pepper, "acompana backup seal", text);

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

type LockedPepper = z.infer<typeof lockedPepperSchema>;

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
async function unlockPepper(
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
  // 280 KB that only a command needs, and every portal would load.
  const { argon2id } = await import("hash-wasm");
  const password = passphrase.normalize("NFC");
  const bytes = await argon2id({ ...terms, password, hashLength: 32, outputType: "binary" });
  const usages: KeyUsage[] = ["encrypt", "decrypt"];
  return await crypto.subtle.importKey("raw", new Uint8Array(bytes), "AES-GCM", false, usages);
}

/** What a copy says of its pepper. */
type Sealed = { pepperCheck: string; pepper: LockedPepper | null };

type Places = {
  /** The variable `PEPPER`. */
  configured: string | null;
  passphrase: string | null;
  /** Files that may hold it, the likeliest first. */
  files: string[];
};

const MISSING =
  "Falta la pimienta (pepper) del portal, y sin ella no vale ninguna contraseña ni ningún PIN. ";

/**
 * The pepper with which the copy's passwords and PINs were hashed. A wrong one is refused here: it
 * would show only as 'PIN incorrecto' for everybody.
 */
export async function findPepper(manifest: Sealed, places: Places): Promise<Uint8Array> {
  const isRight = (pepper: Uint8Array) => isSame(pepperCheck(pepper), manifest.pepperCheck);
  if (places.configured) {
    const pepper = Buffer.from(places.configured, "utf8");
    if (isRight(pepper)) return pepper;
    throw new BackupError("PEPPER: esa pimienta no es la del portal que hizo la copia.");
  }
  if (manifest.pepper && places.passphrase) {
    const pepper = await unlockPepper(manifest.pepper, places.passphrase);
    if (isRight(pepper)) return pepper;
    throw damaged();
  }
  for (const file of places.files) {
    const pepper = await readIfThere(file);
    if (pepper && isRight(pepper)) return pepper;
  }
  const hint = manifest.pepper
    ? "La copia la lleva cerrada: pon su frase en la variable BACKUP_PASSPHRASE."
    : "La copia se hizo sin ella: ponla en la variable PEPPER, o di con --pepper dónde está su archivo.";
  throw new BackupError(`${MISSING}${hint} Se ha buscado en: ${places.files.join(", ")}`);
}
