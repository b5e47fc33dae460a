import { z } from "@hono/zod-openapi";
import { DIFFICULTIES, GAME_TYPES } from "../../db/schema/scores.ts";
import { id } from "../../platform/http/fields.ts";
import { implausibleField } from "./score-bounds.ts";

const IMPLAUSIBLE = {
  difficulty: "Este juego no tiene esa dificultad.",
  score: "Esa puntuación no es posible en este juego.",
  timeSeconds: "Ese tiempo no es posible en este juego.",
};

const result = {
  gameType: z.enum(GAME_TYPES, { error: "El juego no existe." }),
  score: z.int({ error: IMPLAUSIBLE.score }).min(0, IMPLAUSIBLE.score),
  timeSeconds: z
    .int({ error: IMPLAUSIBLE.timeSeconds })
    .min(0, IMPLAUSIBLE.timeSeconds)
    .openapi({ description: "Seconds; the number game sends milliseconds." }),
  difficulty: z.enum(DIFFICULTIES, { error: IMPLAUSIBLE.difficulty }),
};

export const createScoreSchema = z
  .strictObject(result)
  .superRefine((value, issues) => {
    const field = implausibleField(value);
    if (field) issues.addIssue({ code: "custom", path: [field], message: IMPLAUSIBLE[field] });
  })
  .openapi("CreateScore");

export const scoreSchema = z
  .object({ id, ...result, completedAt: z.iso.datetime() })
  .openapi("Score");

export const listScoresQuerySchema = z.object({
  limit: z.coerce
    .number({ error: "Pide entre 1 y 100 resultados." })
    .int("Pide entre 1 y 100 resultados.")
    .min(1, "Pide entre 1 y 100 resultados.")
    .max(100, "Pide entre 1 y 100 resultados.")
    .default(5)
    .openapi({ type: "integer", minimum: 1, maximum: 100, default: 5 }),
});

export const createScoreExample = {
  gameType: "memory-cards" as const,
  score: 1480,
  timeSeconds: 75,
  difficulty: "normal" as const,
};

export const scoreExample = {
  id: "a1b2c3d4-0000-4000-8000-000000000001",
  ...createScoreExample,
  completedAt: "2026-03-02T17:05:00.000Z",
};

export type CreateScore = z.infer<typeof createScoreSchema>;
export type Score = z.infer<typeof scoreSchema>;
