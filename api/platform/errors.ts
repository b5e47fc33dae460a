/** Every machine code that the API answers with; part of the published contract. */
export const ERROR_CODES = [
  "VALIDATION",
  "MALFORMED_JSON",
  "UNKNOWN_ROLE",
  "NO_SESSION",
  "WRONG_CREDENTIALS",
  "FORBIDDEN",
  "CROSS_SITE",
  "CONSENT_REQUIRED",
  "INVITATION_REQUIRED",
  "INVITATION_INVALID",
  "DEVICE_NOT_AUTHORISED",
  "DEVICE_LINK_INVALID",
  "CONSENT_ONLY_BY_PERSON",
  "NOT_FOUND",
  "USER_NOT_FOUND",
  "UNKNOWN_MUNICIPALITY",
  "ADMINISTRATOR_EXISTS",
  "SUPPORT_PERSON_EXISTS",
  "SUPPORT_PERSON_LINKED",
  "OCCURRENCE_MOVED",
  "IDEMPOTENCY_CONFLICT",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_MANY_ATTEMPTS",
  "TOO_MANY_MESSAGES",
  "FILE_TYPE",
  "FILE_TOO_LARGE",
  "FILE_INCOMPLETE",
  "UPLOAD_EXPIRED",
  "UPLOAD_USED",
  "QUOTA_EXCEEDED",
  "ALREADY_KEPT",
  "RANGE_NOT_SATISFIABLE",
  "STORAGE_UNREACHABLE",
  "INTERNAL",
  "DATABASE_UNREACHABLE",
  "STOPPING",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 500 | 503;

type ErrorDetails = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The session is refused only because it was not used for a while. */
  idle?: boolean;
};

/** The one error that verbs throw; `http/error-answers.ts` turns it into an answer. */
export class ServiceError extends Error {
  readonly status: ErrorStatus;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /** @param message a Spanish sentence that the person using the portal can act on */
  constructor(status: ErrorStatus, code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "ServiceError";
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const noSession = (details: Pick<ErrorDetails, "idle"> = {}) =>
  new ServiceError(
    401,
    "NO_SESSION",
    "Tu sesión ha terminado. Vuelve a entrar, por favor.",
    details,
  );

export const wrongCredentials = () =>
  new ServiceError(401, "WRONG_CREDENTIALS", "Correo o contraseña incorrectos.");

export const forbidden = () =>
  new ServiceError(403, "FORBIDDEN", "No tienes permiso para hacer esto.");

export const consentRequired = () =>
  new ServiceError(
    403,
    "CONSENT_REQUIRED",
    "La persona no ha autorizado compartir esta información.",
  );

export const notFound = () =>
  new ServiceError(404, "NOT_FOUND", "No encontramos lo que buscas. Puede que ya no exista.");

export const userNotFound = () => new ServiceError(404, "USER_NOT_FOUND", "Usuario no encontrado");

export const unknownMunicipality = () =>
  new ServiceError(404, "UNKNOWN_MUNICIPALITY", "Este portal no atiende a ese municipio.");

export const invalid = (field: string, message: string) =>
  new ServiceError(400, "VALIDATION", message, { fields: { [field]: message } });
