/** An error and all its causes, because drizzle wraps the driver's error. */
function* chain(
  error: unknown,
): Generator<{ code?: unknown; message?: unknown; constraint?: unknown }> {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === "object" && current !== null; depth += 1) {
    yield current;
    current = "cause" in current ? current.cause : null;
  }
}

export function isUniqueViolation(error: unknown): boolean {
  return [...chain(error)].some(({ code }) => code === "23505");
}

/** The name of the row limit that the write would exceed; null for any other error. */
export function rowLimitOf(error: unknown): string | null {
  const refused = [...chain(error)].find(({ code }) => code === "53400");
  return refused ? String(refused.constraint) : null;
}

/** A row refers to something that was deleted at the same moment, such as a user. */
export function missingReference(error: unknown): "user" | "other" | null {
  const violation = [...chain(error)].find(({ code }) => code === "23503");
  if (!violation) return null;
  return String(violation.constraint).endsWith("_users_id_fk") ? "user" : "other";
}

/** Connection refused or lost, server shutting down or starting up, too many connections. */
const UNREACHABLE_CODE = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08\w{3}|57P0[1-3]|53300)$/;
const UNREACHABLE_MESSAGE =
  /connection terminated|connection timeout|trying to connect|query read timeout|websocket|PGlite is clos(?:ed|ing)|calling end on the pool/i;

/** Whether the database could not be reached. False when it answered with an error. */
export function isUnreachable(error: unknown): boolean {
  return [...chain(error)].some(
    ({ code, message }) =>
      (typeof code === "string" && UNREACHABLE_CODE.test(code)) ||
      (typeof message === "string" && UNREACHABLE_MESSAGE.test(message)),
  );
}

const NO_ROOM_FOR_POSTGRES = "53100";
/**
 * Postgres's own, what a system answers whose disk is full or whose quota is used up, and what the
 * storage of files says of its disk or its bucket.
 */
const DISK_FULL_CODES = [NO_ROOM_FOR_POSTGRES, "ENOSPC", "EDQUOT", "DISK_FULL"];

/** As Deno says it, which gives it no code, and as Postgres does, which has none of its own. */
const QUOTA_USED_UP = /\bquota exceeded\b/i;

/** Whether an error or one of its causes says these words, which have no code of their own. */
export const saysSo = (error: unknown, words: RegExp): boolean =>
  [...chain(error)].some(({ message }) => typeof message === "string" && words.test(message));

/** Whether the system refused to write because a quota is used up. */
export const isQuotaUsedUp = (error: unknown): boolean => saysSo(error, QUOTA_USED_UP);

/** Whether a database or a folder had no room for what was to be written. */
export const isOutOfRoom = (error: unknown): boolean =>
  sqlStates(error).some((code) => DISK_FULL_CODES.includes(code)) || isQuotaUsedUp(error);

/** Whether it was the database that had none. */
export const isDatabaseFull = (error: unknown): boolean => {
  const states = sqlStates(error);
  return (
    states.includes(NO_ROOM_FOR_POSTGRES) ||
    // An error inside Postgres.
    (states.includes("XX000") && isQuotaUsedUp(error))
  );
};

/** Whether the database stopped working altogether. */
export const isPanic = (error: unknown): boolean =>
  (error as { severity?: unknown } | null)?.severity === "PANIC";

/** A table, column or schema that the statement names is not there. */
export const isSchemaMissing = (error: unknown): boolean =>
  sqlStates(error).some((code) => ["42P01", "42703", "3F000"].includes(code));

/** Postgres's error codes in an error and its causes, the outermost first. */
export const sqlStates = (error: unknown): string[] =>
  [...chain(error)].flatMap(({ code }) => (typeof code === "string" ? [code] : []));
