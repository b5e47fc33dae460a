import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
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

const create = createRoute({
  method: "post",
  path: "/users/{userId}/scores",
  operationId: "createScore",
  summary: "Keep the result of a game",
  description:
    "Any whole number that the database counts in; which results a game has is the game's own.",
  permission: "scores:write",
  request: {
    params: userParams,
    headers: idempotencyHeaders,
    body: jsonBody(createScoreSchema, createScoreExample),
  },
  responses: { 201: jsonResponse("The kept result.", scoreSchema, scoreExample) },
  errors: [404, 409],
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/scores",
  operationId: "listScores",
  summary: "List the latest results, newest first",
  description: "Of all games together; `limit` says how many. For the person.",
  permission: "scores:read",
  request: { params: userParams, query: listScoresQuerySchema },
  responses: { 200: jsonResponse("Newest first.", z.array(scoreSchema), [scoreExample]) },
  errors: [403, 404],
});

export const scoresRoutes = createRouter("scores")
  .openapi(create, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { ...c.req.valid("param"), result: c.req.valid("json"), idempotencyKey };
    return c.json(await createScore(c.var.ctx, input), 201);
  })
  .verb(list, listScores);
