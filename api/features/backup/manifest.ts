import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { lockedPepperSchema } from "./locked-pepper.ts";

/** The first file in every copy. A change that older programs cannot read raises the number. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
export const DATABASE = "postgres.tar.gz";
export const FILES = "files/";
/** The last file: without it a copy is cut off. */
export const CHECKSUMS = "checksums.json";

export const manifestSchema = z.strictObject({
  product: z.literal("acompana"),
  format: z.int().min(1),
  /** Of the program that made the copy. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** `bucket`: the photos are not in the copy; the bucket's provider looks after them. */
  files: z.enum(["inside", "bucket"]),
  pepperCheck: z.string(),
  /** Null: who restores has to bring the pepper. */
  pepper: lockedPepperSchema.nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;

const checksumsSchema = z.strictObject({
  entries: z.record(z.string(), z.strictObject({ size: z.int(), sha256: z.string() })),
  seal: z.string(),
});

export type Checksums = z.infer<typeof checksumsSchema>;
export type Entries = Checksums["entries"];

/** What the seal is made over. */
export const sealedText = (manifest: Manifest, entries: Entries): string =>
  JSON.stringify([manifest, Object.entries(entries).sort()]);

export const notACopy = () => new BackupError("Ese archivo no es una copia de Acompaña.");
export const damaged = () =>
  new BackupError("La copia está incompleta o alterada. No se ha restaurado nada.");
export const newer = () =>
  new BackupError(
    "La copia es de una versión más nueva de Acompaña. Instala esa versión y vuelve a intentarlo.",
  );

export function readManifest(text: string): Manifest {
  const parsed = parseJson(text) as { product?: unknown; format?: unknown } | null;
  if (parsed?.product !== "acompana") throw notACopy();
  if (typeof parsed.format === "number" && parsed.format > FORMAT) throw newer();
  const { success, data } = manifestSchema.safeParse(parsed);
  if (!success) throw damaged();
  return data;
}

export function readChecksums(text: string): Checksums {
  const { success, data } = checksumsSchema.safeParse(parseJson(text));
  if (!success) throw damaged();
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
