import { z } from "@hono/zod-openapi";

/** How long a repeated call is known as one. */
export const KEPT_MS = 48 * 3600 * 1000;

/** Calls that take the key answer with 409 too. */
export const idempotencyHeaders = z.object({
  "Idempotency-Key": z
    .uuid({ error: "La clave de la petición no es válida." })
    .optional()
    .openapi({
      description:
        "A UUID made for this one write and sent again when its answer was lost: the write counts " +
        "once, and the first answer comes again. With another body: 409. Kept for 48 hours.",
      example: "0b8f3c1e-7d52-4a6b-9c0d-2e4f6a8b0c1d",
    }),
});
