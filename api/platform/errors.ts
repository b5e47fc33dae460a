/** Every machine code that the API answers with; part of the published contract. */
export const ERROR_CODES = [
  "VALIDATION",
  "MALFORMED_JSON",
  "MALFORMED_REQUEST",
  "UNKNOWN_ROLE",
  "NO_SESSION",
  "WRONG_CREDENTIALS",
  "FORBIDDEN",
  "CROSS_SITE",
  "CONSENT_REQUIRED",
  "INVITATION_REQUIRED",
  "INVITATION_INVALID",
  "PASSWORD_LINK_INVALID",
  "MAIL_NOT_SET_UP",
  "DEVICE_NOT_AUTHORISED",
  "DEVICE_OF_ANOTHER",
  "DEVICE_OWNER_ABSENT",
  "DEVICE_LINK_INVALID",
  "CONSENT_ONLY_BY_PERSON",
  "COPY_NEEDS_OWN_PIN",
  "USER_INACTIVE",
  "USER_DECEASED",
  "NO_DEATH_NOTED",
  "HEIRS_FORBIDDEN",
  "NOT_FOUND",
  "USER_NOT_FOUND",
  "UNKNOWN_MUNICIPALITY",
  "ACCOUNT_DISABLED",
  "LOGIN_STEP_OVER",
  "ADMINISTRATOR_EXISTS",
  "LAST_ADMINISTRATOR",
  "SUPPORT_PERSON_LINKED",
  "OCCURRENCE_MOVED",
  "NOTES_CHANGED",
  "ATTENTION_CHANGED",
  "IMPORT_CHANGED",
  "ANNOUNCEMENT_CHANGED",
  "ANNOUNCEMENT_OVER",
  "IDEMPOTENCY_CONFLICT",
  "BODY_TOO_LARGE",
  "BODY_TOO_SLOW",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_MANY_ATTEMPTS",
  "TOO_MANY_MESSAGES",
  "TOO_MANY_CALLS",
  "TOO_MANY_REMINDERS",
  "MAILBOX_FULL",
  "TOO_MANY_MEDIA",
  "CHAT_FULL",
  "TOO_MANY_UPLOADS",
  "TOO_MANY_SUPPORT_PERSONS",
  "TOO_MANY_USERS",
  "TOO_MANY_MUNICIPALITIES",
  "TOO_MANY_ADMINISTRATORS",
  "TOO_MANY_INVITATIONS",
  "TOO_MANY_DEVICES",
  "TOO_MANY_ANNOUNCEMENTS",
  "FILE_TYPE",
  "FILE_TOO_LARGE",
  "FILE_INCOMPLETE",
  "PICTURE_TOO_LARGE",
  "PICTURE_UNREADABLE",
  "UPLOAD_EXPIRED",
  "UPLOAD_USED",
  "QUOTA_EXCEEDED",
  "ALREADY_KEPT",
  "RANGE_NOT_SATISFIABLE",
  "RELEASE_TOKEN_INVALID",
  "RELEASE_TOKEN_EXPIRED",
  "RELEASE_TOKEN_AREA",
  "RELEASE_TOKEN_ACTIVATE",
  "RELEASE_TOKEN_UNKNOWN",
  "TOO_MANY_RELEASE_TOKENS",
  "OPERATOR_ONLY",
  "RELEASE_EXISTS",
  "RELEASE_CONTRACT",
  "RELEASE_API",
  "RELEASE_REACT",
  "RELEASE_CONTRADICTS",
  "RELEASE_UNKNOWN",
  "RELEASE_INCOMPLETE",
  "RELEASE_FILES_LOST",
  "RELEASE_PAGE",
  "RELEASE_TOO_LARGE",
  "RELEASE_FILE_UNKNOWN",
  "RELEASE_FILE_HASH",
  "RELEASE_FILE_TOO_LARGE",
  "NOTHING_TO_ROLL_BACK",
  "SHELL_STAYS_ON",
  "STORAGE_UNREACHABLE",
  "DISK_FULL",
  "INTERNAL",
  "DATABASE_UNREACHABLE",
  "BUSY",
  "STOPPING",
  "WRONG_HOST",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 500 | 503 | 507;

type ErrorDetails = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The session is refused only because it was not used for a while. */
  idle?: boolean;
};

/** The one error that verbs throw; `http/error-responses.ts` turns it into a response. */
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

/**
 * A disk or a bucket has no room. Nothing was changed. Trying again helps nobody until somebody
 * makes room.
 *
 * @param cause what a bucket answered, for the log
 */
export function diskFull(cause?: Error): ServiceError {
  const error = new ServiceError(
    507,
    "DISK_FULL",
    "No queda sitio en el disco del portal y no se ha guardado nada. Avisa a tu ayuntamiento.",
  );
  if (cause) error.cause = cause;
  return error;
}

export const invalid = (field: string, message: string) =>
  new ServiceError(400, "VALIDATION", message, { fields: { [field]: message } });

/** The body of every response that is an error. */
export type ErrorBody = {
  /** A Spanish sentence for whoever uses the portal. */
  error: string;
  code: ErrorCode;
  /** One Spanish sentence for each field that needs mending. */
  fields?: Record<string, string> | undefined;
  /** With 401, when an older person's session only went unused for too long. */
  idle?: true | undefined;
  /** With 429 and 503. */
  retryAfterSeconds?: number | undefined;
  /** With 5xx, to find the cause in the log. */
  requestId?: string | undefined;
};
