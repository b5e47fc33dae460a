import { z } from "@hono/zod-openapi";
import { PAUSE_REASONS } from "../../db/schema/pauses.ts";
import { emptyAsMissing, emptyAsNull, orNull } from "../../platform/http/fields.ts";

const WRONG_DAY = "La fecha no es válida.";
const day = z.iso.date({ error: WRONG_DAY }).openapi({ example: "2026-03-02" });

export const setPauseSchema = z
  .object({
    reason: z.enum(PAUSE_REASONS, { error: "Di por qué es la pausa." }),
    from: emptyAsMissing(day).openapi({
      description: "The first day, in the portal’s zone; today if it is left out.",
    }),
    until: emptyAsNull(day).openapi({
      description: "The last day; null or left out: until somebody ends it. Never for a death.",
    }),
  })
  .openapi("SetPause");

const pauseReasonSchema = z.enum(PAUSE_REASONS).openapi("PauseReason");

const pauseSchema = z
  .object({
    reason: orNull(pauseReasonSchema).openapi({
      description:
        "Null where the caller is not to read it: of a death in the person’s own session.",
    }),
    from: z.iso.date(),
    until: z.iso.date().nullable(),
  })
  .openapi("Pause");

export const shownPauseSchema = z
  .object({ pause: orNull(pauseSchema).openapi({ description: "Null: there is none." }) })
  .openapi("ShownPause");

export const setPauseExample = {
  reason: "hospital" as const,
  from: "2026-03-02",
  until: "2026-03-09",
};

export type SetPause = z.infer<typeof setPauseSchema>;
export type Pause = z.infer<typeof pauseSchema>;
