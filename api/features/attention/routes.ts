import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { findAttention } from "./find-attention.ts";
import { putAway } from "./put-away.ts";
import { attentionExample, attentionSchema, attentionSeenSchema } from "./schemas.ts";

const list = createRoute({
  method: "get",
  path: "/attention",
  operationId: "listAttention",
  summary: "Tell an administrator what needs looking at",
  description:
    "Of the last seven days, and since this administrator last put it away: ten or more failed " +
    "entries, guessing, accounts of colleagues that changed, parts of the portal that failed, " +
    "people who use it in a pause without an end, accounts that are erased within a month, a server’s " +
    "clock that is not believed; and, until it is put away, that somebody asked the assistant for a " +
    "weather that is not configured.",
  permission: "attention:read",
  responses: {
    200: jsonResponse("The newest first.", z.array(attentionSchema), [attentionExample]),
  },
  errors: [403],
});

const SEEN_EXAMPLE = { until: attentionExample.lastAt, count: attentionExample.count };

const seen = createRoute({
  method: "post",
  path: "/attention/seen",
  operationId: "putAttentionAway",
  summary: "Put away what was looked at, for this administrator alone",
  description: "It is on record. What came after it was shown was not looked at: 409.",
  permission: "attention:put-away",
  request: { body: jsonBody(attentionSeenSchema, SEEN_EXAMPLE) },
  responses: { 204: { description: "It is put away." } },
  errors: [409],
});

export const attentionRoutes = createRouter("audit")
  .openapi(list, async (c) => c.json(await findAttention(c.var.ctx), 200))
  .verb(seen, putAway);
