import { isOutOfRoom } from "../../db/errors.ts";

/** Why a copy was not made or not restored: one Spanish sentence for whoever gave the command. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** The sentence for what went wrong, also for what a disk answers. */
export function backupProblem(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (isOutOfRoom(error)) return "No queda sitio en el disco.";
  switch ((error as { code?: unknown } | null)?.code) {
    case "EROFS":
      return "El disco solo deja leer, no escribir.";
    case "EACCES":
    case "EPERM":
      return "No hay permiso para leer o escribir en esa carpeta.";
    case "ENOENT":
      return "No existe ese archivo o esa carpeta.";
    case "ENOTDIR":
    case "EISDIR":
    case "EEXIST":
      return "Donde debería haber una carpeta hay un archivo, o al revés.";
    case "EIO":
      return "El disco ha fallado al leer o escribir.";
    default:
      return `Ha fallado: ${error instanceof Error ? error.message : String(error)}`;
  }
}

export const notACopy = () => new BackupError("Ese archivo no es una copia de Acompaña.");
export const damaged = () =>
  new BackupError("La copia está incompleta o alterada. No se ha restaurado nada.");
export const newer = () =>
  new BackupError(
    "La copia es de una versión más nueva de Acompaña. Instala esa versión y vuelve a intentarlo.",
  );
