import { z } from "@hono/zod-openapi";
import { GAME_TYPES } from "../../db/schema/scores.ts";
import { orNull } from "../../platform/http/fields.ts";
import { scoreExample, scoreSchema } from "../scores/index.ts";

const WRONG_LEVEL = "El nivel no es válido.";
const WRONG_ROUNDS = "El número de rondas no es válido.";

/**
 * Far above what any game has, and within what the database counts in. Which levels there are is
 * the game's own business: its rules change with its releases.
 */
const MOST = 1_000_000;

const count = z.int({ error: WRONG_ROUNDS }).min(0, WRONG_ROUNDS).max(MOST, WRONG_ROUNDS);
const gameType = z.enum(GAME_TYPES, { error: "El juego no existe." });

const pace = {
  level: z
    .number({ error: WRONG_LEVEL })
    .min(1, WRONG_LEVEL)
    .max(MOST, WRONG_LEVEL)
    .openapi({ description: "From 1, the easiest; may lie between two levels." }),
  rounds: count.openapi({ description: "Rounds played at one's own pace." }),
  misses: count.openapi({ description: "Rounds of these that did not succeed." }),
};

export const keepPaceSchema = z
  .object({ gameType, ...pace })
  .refine(({ rounds, misses }) => misses <= rounds, { path: ["misses"], message: WRONG_ROUNDS })
  .openapi("KeepPace");

const adaptiveDifficultySchema = z.object(pace).openapi("AdaptiveDifficulty");

export const playedGameSchema = z
  .object({
    gameType,
    best: z.int().nullable().openapi({ description: "Most points; null before the first result." }),
    latest: z.array(scoreSchema).openapi({ description: "Five at most, newest first." }),
    pace: orNull(adaptiveDifficultySchema).openapi({
      description: "Where 'A mi ritmo' stands, if used.",
    }),
  })
  .openapi("PlayedGame");

const paceExample = { level: 3.25, rounds: 12, misses: 2 };

export const keepPaceExample = { gameType: "memory-cards" as const, ...paceExample };

export const playedGameExample = {
  gameType: "memory-cards" as const,
  best: 1620,
  latest: [scoreExample],
  pace: paceExample,
};

export type KeepPace = z.infer<typeof keepPaceSchema>;
export type PlayedGame = z.infer<typeof playedGameSchema>;
