import { z } from "@hono/zod-openapi";
import { DIFFICULTIES, GAME_TYPES } from "../../db/schema/scores.ts";
import { id } from "../../platform/http/fields.ts";
import { pageSize } from "../../platform/http/page-size.ts";

/** Far above what any game gives, and within what the database counts in. */
const MOST = 1_000_000_000;

const WRONG_SCORE = "La puntuación no es válida.";
const WRONG_TIME = "El tiempo no es válido.";

/** Which results a game can have is the game's own business: its rules change with its releases. */
const result = {
  gameType: z.enum(GAME_TYPES, { error: "El juego no existe." }),
  score: z.int({ error: WRONG_SCORE }).min(0, WRONG_SCORE).max(MOST, WRONG_SCORE),
  timeSeconds: z
    .int({ error: WRONG_TIME })
    .min(0, WRONG_TIME)
    .max(MOST, WRONG_TIME)
    .openapi({ description: "Seconds; the number game sends milliseconds." }),
  difficulty: z.enum(DIFFICULTIES, { error: "Esa dificultad no existe." }),
};

/** Two of the specification's games call the middle one so. */
const MEDIUM = /^\s*medium\s*$/i;
const difficulty = z.preprocess(
  (word) => (typeof word === "string" && MEDIUM.test(word) ? "normal" : word),
  result.difficulty,
);

/** A game may count in parts of a point or second; whole ones are kept. */
const rounded = (wrong: string) =>
  z.number({ error: wrong }).min(0, wrong).max(MOST, wrong).overwrite(Math.round);

export const createScoreSchema = z
  .object({
    ...result,
    score: rounded(WRONG_SCORE).openapi({ description: "Kept rounded." }),
    timeSeconds: rounded(WRONG_TIME).openapi({
      description: "Seconds, kept rounded; the number game sends milliseconds.",
    }),
    difficulty,
  })
  .openapi("CreateScore");

export const scoreSchema = z
  .object({ id, ...result, completedAt: z.iso.datetime() })
  .openapi("Score");

export const listScoresQuerySchema = z.object({
  limit: pageSize(100, { otherwise: 5 }),
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
