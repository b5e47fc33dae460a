import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { resumeRetention } from "./resume-retention.ts";
import { retentionExample, retentionSchema } from "./schemas.ts";
import { showRetention } from "./show-retention.ts";

const list = createRoute({
  method: "get",
  path: "/retention",
  operationId: "listRetention",
  summary: "Tell an administrator how long data are kept, and that the time limits are applied",
  description: "Numbers of the whole portal; nothing says whose data they were.",
  permission: "retention:read",
  responses: {
    200: jsonResponse("One for each time limit.", z.array(retentionSchema), [retentionExample]),
  },
  errors: [403],
});

const resume = createRoute({
  method: "post",
  path: "/retention/resume",
  operationId: "resumeRetention",
  summary: "Say that the server's date is right, so that what is too old is deleted again",
  description:
    "A clock that stands 60 days or more after the last run is not believed. It is on record.",
  permission: "retention:resume",
  responses: { 204: { description: "The next run deletes what is too old." } },
});

export const retentionRoutes = createRouter("audit")
  .verb(list, showRetention)
  .verb(resume, resumeRetention);
