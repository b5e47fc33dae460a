import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import {
  isDatabaseFull,
  isOutOfRoom,
  isUnreachable,
  missingReference,
  rowLimitOf,
} from "../../db/errors.ts";
import type { AppEnv } from "../context.ts";
import { kindOf } from "../error-kind.ts";
import { diskFull, type ErrorBody, notFound, ServiceError, userNotFound } from "../errors.ts";
import { rowLimitReached } from "../limits/row-limits.ts";

export const UNREACHABLE_RETRY_SECONDS = 5;

/** What an answer with a file had that was made before its commit failed. */
const OF_FILES = [
  "Content-Disposition",
  "Content-Length",
  "Content-Range",
  "ETag",
  "Accept-Ranges",
];

/** The one place where an error becomes an answer. */
export const toErrorResponse: ErrorHandler<AppEnv> = (error, c) => {
  const known = asServiceError(error);
  if (known.code === "DATABASE_UNREACHABLE") c.var.self?.saw("unreachable");
  if (isDatabaseFull(error)) c.var.self?.saw("full");
  if (known.status >= 500) {
    logFailure(c, error, known);
    for (const name of OF_FILES) c.header(name, undefined);
  }
  const { fields, retryAfterSeconds, idle } = known.details;
  const body: ErrorBody = { error: known.message, code: known.code };
  if (fields) body.fields = fields;
  if (idle) body.idle = true;
  if (retryAfterSeconds !== undefined) {
    body.retryAfterSeconds = retryAfterSeconds;
    c.header("Retry-After", String(retryAfterSeconds));
  }
  if (known.status >= 500) body.requestId = c.var.requestId;
  return c.json(body, known.status);
};

function asServiceError(error: Error): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof HTTPException) return fromHttpException(error);
  if (isOutOfRoom(error)) return diskFull();
  if (isCutOff(error)) return notUnderstood();
  if (isUnreachable(error)) {
    return new ServiceError(
      503,
      "DATABASE_UNREACHABLE",
      "El portal no puede atenderte ahora mismo. Inténtalo de nuevo en un momento.",
      { retryAfterSeconds: UNREACHABLE_RETRY_SECONDS },
    );
  }
  const limit = rowLimitOf(error);
  if (limit) return rowLimitReached(limit);
  const missing = missingReference(error);
  if (missing) return missing === "user" ? userNotFound() : notFound();
  return new ServiceError(
    500,
    "INTERNAL",
    "Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.",
  );
}

/** What the framework itself refuses: a body that is no JSON, or too long. */
function fromHttpException({ status }: HTTPException): ServiceError {
  if (status === 415) {
    const message = "El portal esperaba datos en formato JSON.";
    return new ServiceError(415, "UNSUPPORTED_MEDIA_TYPE", message);
  }
  return notUnderstood();
}

const notUnderstood = () =>
  new ServiceError(400, "MALFORMED_JSON", "Los datos enviados no se entienden.");

/** The sender hung up while the body was being read: nothing of ours failed. */
const isCutOff = (error: Error): boolean =>
  error instanceof Deno.errors.BadResource ||
  error instanceof Deno.errors.Http ||
  NODE_ABORTS.has(error.message);

/** What `node:http` and its adapter say then; only their words tell them from a lost database. */
const NODE_ABORTS = new Set(["aborted", "Client connection prematurely closed."]);

function logFailure(c: Context<AppEnv>, error: Error, { code }: ServiceError): void {
  // Also of what lies outside the API: pages, releases and what is embedded.
  c.var.log?.error("request-failed", { code, ...kindOf(error), route: c.req.routePath });
}
