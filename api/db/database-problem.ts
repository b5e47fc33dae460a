import { isOutOfRoom, isUnreachable, saysSo, sqlStates } from "./errors.ts";
import { OtherVersion } from "./migrate.ts";

/** Postgres's own words for what an operator can mend, by its error code. */
const SENTENCES: Record<string, string> = {
  "28P01": "DATABASE_URL: la base de datos no acepta ese usuario o esa contraseña.",
  "28000": "DATABASE_URL: la base de datos no deja entrar a ese usuario desde aquí.",
  "3D000": "DATABASE_URL: en ese servidor no hay ninguna base de datos con ese nombre. Créala.",
  "42501":
    "DATABASE_URL: a ese usuario le faltan permisos en la base de datos. Tiene que poder crear esquemas y tablas en ella.",
  "53300":
    "DATABASE_URL: la base de datos no admite más conexiones. Espera un momento, o usa la dirección de su agrupador (pooler).",
  "55P03":
    "la base de datos está bloqueada: otra instancia la está actualizando, o una orden larga no ha terminado. " +
    "No se ha cambiado nada. Espera y vuelve a arrancar; si no hay ninguna en marcha, cierra en la base de datos la conexión que la bloquea.",
};

/**
 * Why the database cannot be used, as one sentence that says how to mend it; null for an error that
 * is none of the database's.
 */
export function databaseProblem(error: unknown): string | null {
  if (error instanceof OtherVersion) return error.message;
  const known = sqlStates(error).find((code) => code in SENTENCES);
  if (known) return SENTENCES[known] ?? null;
  if (isOutOfRoom(error)) return WITHOUT_ROOM;
  if (saysSo(error, /does not support SSL/)) return WITHOUT_TLS;
  if (saysSo(error, /\bcertificate\b/i)) return OTHER_CERTIFICATE;
  if (isUnreachable(error)) return UNREACHABLE;
  return null;
}

const WITHOUT_ROOM = "no queda sitio en el disco de los datos. Libéralo y vuelve a arrancar.";
const WITHOUT_TLS =
  "DATABASE_URL: el servidor no habla TLS. Actívalo en él, o quita sslmode de la dirección.";
const OTHER_CERTIFICATE =
  "DATABASE_URL: el certificado del servidor no es de confianza, no es de ese servidor o ha caducado. Nombra con sslrootcert el de quien lo ha firmado.";
const UNREACHABLE =
  "DATABASE_URL: no se puede llegar a la base de datos. Comprueba que está en marcha, y el servidor y el puerto de la dirección.";
