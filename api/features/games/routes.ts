import { createRoute, z } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { PERSON, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { keepPace } from "./keep-pace.ts";
import { listGames } from "./list-games.ts";
import { keepPaceExample, keepPaceSchema, playedGameExample, playedGameSchema } from "./schemas.ts";

const tags = [TAGS.scores.name];
const params = z.object({ userId: pathId("userId", "USER_NOT_FOUND") });

const list = createRoute({
  method: "get",
  path: "/users/{userId}/games",
  operationId: "listGames",
  summary: "List the games that a person has played, with best and latest results",
  tags,
  security: PERSON,
  request: { params },
  responses: {
    200: answer("One entry a game played.", z.array(playedGameSchema), [playedGameExample]),
    ...refusals(401, 403, 404),
  },
});

const pace = createRoute({
  method: "put",
  path: "/users/{userId}/games/pace",
  operationId: "keepPace",
  summary: "Keep where 'A mi ritmo' stands in a game",
  description: "A pace of fewer rounds than the kept one changes nothing.",
  tags,
  security: PERSON,
  request: { params, body: jsonBody(keepPaceSchema, keepPaceExample) },
  responses: {
    204: { description: "It is kept." },
    ...bodyRefusals,
    ...refusals(401, 404),
  },
});

export const gamesRoutes = createRouter()
  .openapi(list, async (c) => c.json(await listGames(c.var.ctx, c.req.valid("param")), 200))
  .openapi(pace, async (c) => {
    await keepPace(c.var.ctx, { ...c.req.valid("param"), pace: c.req.valid("json") });
    return c.body(null, 204);
  });
