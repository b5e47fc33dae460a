import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { keepPace } from "./keep-pace.ts";
import { listGames } from "./list-games.ts";
import { keepPaceExample, keepPaceSchema, playedGameExample, playedGameSchema } from "./schemas.ts";

const list = createRoute({
  method: "get",
  path: "/users/{userId}/games",
  operationId: "listGames",
  summary: "List the games that a person has played, with best and latest results",
  description:
    "Of each the best result, the latest five, and the difficulty that the game has come to. For " +
    "the person.",
  permission: "scores:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("One entry a game played.", z.array(playedGameSchema), [playedGameExample]),
  },
  errors: [403, 404],
});

const pace = createRoute({
  method: "put",
  path: "/users/{userId}/games/pace",
  operationId: "keepPace",
  summary: "Keep where 'A mi ritmo' stands in a game",
  description: "A pace of fewer rounds than the kept one changes nothing.",
  permission: "scores:write",
  request: { params: userParams, body: jsonBody(keepPaceSchema, keepPaceExample) },
  responses: { 204: { description: "It is kept." } },
  errors: [404],
});

export const gamesRoutes = createRouter("scores")
  .verb(list, listGames)
  .openapi(pace, async (c) => {
    await keepPace(c.var.ctx, { ...c.req.valid("param"), pace: c.req.valid("json") });
    return c.body(null, 204);
  });
