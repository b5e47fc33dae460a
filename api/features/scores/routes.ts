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
import { idempotencyHeaders } from "../../platform/idempotency/header.ts";
import { createScore } from "./create-score.ts";
import { listScores } from "./list-scores.ts";
import {
  createScoreExample,
  createScoreSchema,
  listScoresQuerySchema,
  scoreExample,
  scoreSchema,
} from "./schemas.ts";

const tags = [TAGS.scores.name];

const create = createRoute({
  method: "post",
  path: "/users/{userId}/scores",
  operationId: "createScore",
  summary: "Keep the result of a game",
  description: "A result that the game cannot end with is refused.",
  tags,
  permission: "scores:write",
  request: {
    params: userParams,
    headers: idempotencyHeaders,
    body: jsonBody(createScoreSchema, createScoreExample),
  },
  responses: {
    201: jsonResponse("The kept result.", scoreSchema, scoreExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/scores",
  operationId: "listScores",
  summary: "List the latest results, newest first",
  tags,
  permission: "scores:read",
  request: { params: userParams, query: listScoresQuerySchema },
  responses: {
    200: jsonResponse("Newest first.", z.array(scoreSchema), [scoreExample]),
    ...errorResponses(400, 401, 403, 404),
  },
});

export const scoresRoutes = createRouter()
  .openapi(create, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { ...c.req.valid("param"), result: c.req.valid("json"), idempotencyKey };
    return c.json(await createScore(c.var.ctx, input), 201);
  })
  .openapi(list, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listScores(c.var.ctx, input), 200);
  });
