import { z } from "@hono/zod-openapi";

const WRONG = "Pide un número entero, a partir de 1.";

/**
 * How many of something a caller asks for in the query. More than the ceiling means the ceiling: a
 * caller who asks for much gets as much as there is at once, and no refusal.
 */
export const pageSize = (ceiling: number, { otherwise }: { otherwise: number }) =>
  asked(ceiling)
    .default(otherwise)
    .openapi({ ...published(ceiling), default: otherwise });

/** The same where leaving it out means something else than a number. */
export const optionalPageSize = (ceiling: number) =>
  asked(ceiling).optional().openapi(published(ceiling));

/** Digits alone, however many: a number past the safe ones is above every ceiling, too. */
const asked = (ceiling: number) =>
  z
    .string({ error: WRONG })
    .trim()
    .regex(/^0*[1-9]\d*$/, WRONG)
    .transform((digits) => Math.min(Number(digits), ceiling));

const published = (ceiling: number) =>
  ({
    type: "integer",
    minimum: 1,
    maximum: ceiling,
    description: "More than the maximum means the maximum.",
  }) as const;
