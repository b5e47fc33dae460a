import { z } from "@hono/zod-openapi";
import { ERROR_CODES, type ErrorBody } from "../errors.ts";
import { BODY_TOO_SLOW } from "../server/stalled-bodies.ts";
import { partHeaders, retryHeaders } from "./answer-headers.ts";

/** The shape of every error. */
export const errorSchema = z
  .object({
    error: z.string().openapi({ description: "Una frase en español para quien usa el portal." }),
    code: z.enum(ERROR_CODES).openapi({ description: "Machine code; never translated." }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: "One Spanish sentence for each field that needs mending." }),
    idle: z.literal(true).optional().openapi({
      description: "Sent with 401 when an older person's session only went unused for too long.",
    }),
    retryAfterSeconds: z.int().optional().openapi({ description: "Sent with 429 and 503." }),
    requestId: z.string().optional().openapi({ description: "Sent with 5xx, to find the cause." }),
  })
  .openapi("Error") satisfies z.ZodType<ErrorBody>;

const errorResponse = <T extends ErrorBody>(description: string, example: T) => ({
  description,
  content: { "application/json": { schema: errorSchema, example } },
});

const ERROR_RESPONSES = {
  400: errorResponse("The request cannot be understood or a value is not valid.", {
    error: "El nombre es obligatorio",
    code: "VALIDATION",
    fields: { name: "El nombre es obligatorio" },
  }),
  401: errorResponse("There is no valid session for the role.", {
    error: "Tu sesión ha terminado. Vuelve a entrar, por favor.",
    code: "NO_SESSION",
  }),
  403: errorResponse("The session may not do this, or the request comes from another site.", {
    error: "No tienes permiso para hacer esto.",
    code: "FORBIDDEN",
  }),
  404: errorResponse("It does not exist, or it belongs to another municipality.", {
    error: "Usuario no encontrado",
    code: "USER_NOT_FOUND",
  }),
  408: errorResponse("The body stopped coming, and the connection ends.", BODY_TOO_SLOW),
  409: errorResponse("It clashes with what is already there.", {
    error: "Esta persona de apoyo ya está añadida.",
    code: "SUPPORT_PERSON_LINKED",
  }),
  413: errorResponse("The body or the file is too large.", {
    error: "Lo que envías ocupa demasiado.",
    code: "BODY_TOO_LARGE",
  }),
  415: errorResponse("The body is not JSON, or the file is of a type that is not taken.", {
    error: "El portal esperaba datos en formato JSON.",
    code: "UNSUPPORTED_MEDIA_TYPE",
  }),
  416: {
    ...errorResponse("The asked part lies outside the file.", {
      error: "Esa parte del archivo no existe.",
      code: "RANGE_NOT_SATISFIABLE",
    }),
    headers: partHeaders,
  },
  421: errorResponse("The portal is not called so; the sentence says its address.", {
    error: "El portal no está en esta dirección. Ábrelo en https://portal.example.es",
    code: "WRONG_HOST",
  }),
  429: {
    ...errorResponse("Too many at once; wait as long as `Retry-After` says.", {
      error: "Espera 30 segundos antes de volver a intentarlo.",
      code: "TOO_MANY_ATTEMPTS",
      retryAfterSeconds: 30,
    }),
    headers: retryHeaders,
  },
  500: errorResponse("Something failed inside; the answer says nothing about it.", {
    error: "Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.",
    code: "INTERNAL",
    requestId: "0198c0de-0000-7000-8000-000000000000",
  }),
  503: {
    ...errorResponse("The database or the file storage cannot be reached now.", {
      error: "El portal no puede atenderte ahora mismo. Inténtalo de nuevo en un momento.",
      code: "DATABASE_UNREACHABLE",
      retryAfterSeconds: 5,
      requestId: "0198c0de-0000-7000-8000-000000000000",
    }),
    headers: retryHeaders,
  },
  507: errorResponse("The portal's disk is full; nothing was changed.", {
    error:
      "No queda sitio en el disco del portal y no se ha guardado nada. Avisa a tu ayuntamiento.",
    code: "DISK_FULL",
    requestId: "0198c0de-0000-7000-8000-000000000000",
  }),
};

export type ErrorStatus = keyof typeof ERROR_RESPONSES;

/** The error responses of an operation. 400, 500, 503 and 507 are always among them. */
export const errorResponses = (statuses: ErrorStatus[]) =>
  Object.fromEntries(
    [400, ...statuses, 500, 503, 507].map((status) => [
      status,
      ERROR_RESPONSES[status as ErrorStatus],
    ]),
  );

/** A JSON response with its example. */
export const jsonResponse = <S extends z.ZodType>(
  description: string,
  schema: S,
  example: z.input<S>,
) => ({
  description,
  content: { "application/json": { schema, example } },
});

/** A JSON body; `required` because without it a missing content type would be let through. */
export const jsonBody = <S extends z.ZodType>(schema: S, example: z.input<S>) => ({
  required: true,
  content: { "application/json": { schema, example } },
});
