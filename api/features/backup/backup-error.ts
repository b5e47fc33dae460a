import { isOutOfRoom } from "../../db/errors.ts";
import { kindOf } from "../../platform/error-kind.ts";

/** Why a copy was not made or not restored: one Spanish sentence for whoever gave the command. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** The sentence for what went wrong, also for what a disk answers. It stands in the log. */
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
    default: {
      const { kind, detail } = kindOf(error);
      return `Ha fallado: ${[kind, detail].filter(Boolean).join(" ")}.`;
    }
  }
}

export const notACopy = () => new BackupError("Ese archivo no es una copia de Acompaña.");
export const damaged = () =>
  new BackupError("La copia está incompleta o alterada. No se ha restaurado nada.");
export const newer = () =>
  new BackupError(
    "La copia es de una versión más nueva de Acompaña. Instala esa versión y vuelve a intentarlo.",
  );
