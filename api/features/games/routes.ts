import { z } from "@hono/zod-openapi";
import { userParams } from "../../platform/http/fields.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { keepPace } from "./keep-pace.ts";
import { listGames } from "./list-games.ts";
import { keepPaceExample, keepPaceSchema, playedGameExample, playedGameSchema } from "./schemas.ts";

const tags = [TAGS.scores.name];

const list = createRoute({
  method: "get",
  path: "/users/{userId}/games",
  operationId: "listGames",
  summary: "List the games that a person has played, with best and latest results",
  tags,
  permission: "scores:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("One entry a game played.", z.array(playedGameSchema), [playedGameExample]),
    ...errorResponses(401, 403, 404),
  },
});

const pace = createRoute({
  method: "put",
  path: "/users/{userId}/games/pace",
  operationId: "keepPace",
  summary: "Keep where 'A mi ritmo' stands in a game",
  description: "A pace of fewer rounds than the kept one changes nothing.",
  tags,
  permission: "scores:write",
  request: { params: userParams, body: jsonBody(keepPaceSchema, keepPaceExample) },
  responses: {
    204: { description: "It is kept." },
    ...bodyErrorResponses,
    ...errorResponses(401, 404),
  },
});

export const gamesRoutes = createRouter()
  .openapi(list, async (c) => c.json(await listGames(c.var.ctx, c.req.valid("param")), 200))
  .openapi(pace, async (c) => {
    await keepPace(c.var.ctx, { ...c.req.valid("param"), pace: c.req.valid("json") });
    return c.body(null, 204);
  });
