import { createRoute, z } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { PERSON, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { idempotencyHeaders } from "../idempotency/header.ts";
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
const params = z.object({ userId: pathId("userId", "USER_NOT_FOUND") });

const create = createRoute({
  method: "post",
  path: "/users/{userId}/scores",
  operationId: "createScore",
  summary: "Keep the result of a game",
  description: "A result that the game cannot end with is refused.",
  tags,
  security: PERSON,
  request: {
    params,
    headers: idempotencyHeaders,
    body: jsonBody(createScoreSchema, createScoreExample),
  },
  responses: {
    201: answer("The kept result.", scoreSchema, scoreExample),
    ...bodyRefusals,
    ...refusals(401, 404, 409),
  },
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/scores",
  operationId: "listScores",
  summary: "List the latest results, newest first",
  tags,
  security: PERSON,
  request: { params, query: listScoresQuerySchema },
  responses: {
    200: answer("Newest first.", z.array(scoreSchema), [scoreExample]),
    ...refusals(400, 401, 403, 404),
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
