import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { isSame } from "../../platform/secrets/pepper-mac.ts";
import { BackupError } from "./backup-error.ts";
import { unlockPepper } from "./locked-pepper.ts";
import type { Manifest } from "./manifest.ts";
import { pepperCheck } from "./pepper-check.ts";

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
export async function findPepper(manifest: Manifest, places: Places): Promise<Uint8Array> {
  const isRight = (pepper: Uint8Array) => isSame(pepperCheck(pepper), manifest.pepperCheck);
  if (places.configured) {
    const pepper = Buffer.from(places.configured, "utf8");
    if (isRight(pepper)) return pepper;
    throw new BackupError("PEPPER: esa pimienta no es la del portal que hizo la copia.");
  }
  if (manifest.pepper && places.passphrase) {
    const pepper = await unlockPepper(manifest.pepper, places.passphrase);
    if (isRight(pepper)) return pepper;
    throw new BackupError("La copia está incompleta o alterada. No se ha restaurado nada.");
  }
  return (await firstRight(places.files, isRight)) ?? refuse(manifest, places.files);
}

async function firstRight(files: string[], isRight: (pepper: Uint8Array) => boolean) {
  for (const file of files) {
    const pepper = await readIfThere(file);
    if (pepper && isRight(pepper)) return pepper;
  }
  return null;
}

function refuse(manifest: Manifest, files: string[]): never {
  const hint = manifest.pepper
    ? "La copia la lleva cerrada: pon su frase en la variable BACKUP_PASSPHRASE."
    : "La copia se hizo sin ella: ponla en la variable PEPPER, o di con --pepper dónde está su archivo.";
  throw new BackupError(`${MISSING}${hint} Se ha buscado en: ${files.join(", ")}`);
}

/** As it was written, like `loadPepper` reads it. */
export async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return Buffer.from(await readFile(file, "utf8"), "utf8");
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
}
