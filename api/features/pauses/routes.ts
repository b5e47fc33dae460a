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
import { endPause } from "./end-pause.ts";
import { setPauseExample, setPauseSchema, shownPauseSchema } from "./schemas.ts";
import { setPause } from "./set-pause.ts";
import { showPause } from "./show-pause.ts";

const tags = [TAGS.users.name];
const path = "/users/{userId}/pause";
const shownExample = { pause: setPauseExample };

const show = createRoute({
  method: "get",
  path,
  operationId: "getPause",
  summary: "Tell whether nobody is to remind an older person for a while",
  tags,
  permission: "pause:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("The pause that lasts or comes next.", shownPauseSchema, shownExample),
    ...errorResponses(400, 401, 403, 404),
  },
});

const set = createRoute({
  method: "put",
  path,
  operationId: "setPause",
  summary: "Remind an older person of nothing while they are away, or for good after a death",
  description:
    "Changes the pause that is not over, if there is one. Its days are no misses, and relatives " +
    "read a sentence in the place of what was done and what was not.",
  tags,
  permission: "pause:write",
  request: { params: userParams, body: jsonBody(setPauseSchema, setPauseExample) },
  responses: {
    200: jsonResponse("The pause.", shownPauseSchema, shownExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 429),
  },
});

const end = createRoute({
  method: "delete",
  path,
  operationId: "endPause",
  summary: "End an older person’s pause now; they may do it themselves",
  tags,
  permission: "pause:end",
  request: { params: userParams },
  responses: {
    204: { description: "Reminders come as before." },
    ...errorResponses(400, 401, 403, 404),
  },
});

export const pausesRoutes = createRouter()
  .openapi(show, async (c) => c.json(await showPause(c.var.ctx, c.req.valid("param")), 200))
  .openapi(set, async (c) => {
    const input = { ...c.req.valid("json"), ...c.req.valid("param") };
    return c.json(await setPause(c.var.ctx, input), 200);
  })
  .openapi(end, async (c) => {
    await endPause(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
