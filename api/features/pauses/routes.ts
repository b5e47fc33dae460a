import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { endPause } from "./end-pause.ts";
import { setPauseExample, setPauseSchema, shownPauseSchema } from "./schemas.ts";
import { setPause } from "./set-pause.ts";
import { showPause } from "./show-pause.ts";

const path = "/users/{userId}/pause";
const shownExample = { pause: setPauseExample };

const show = createRoute({
  method: "get",
  path,
  operationId: "getPause",
  summary: "Tell whether nobody is to remind an older person for a while",
  description:
    "`pause` is null where none lasts or is planned. Where somebody has died, the person's own " +
    "session is told no reason.",
  permission: "pause:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("The pause that lasts or comes next.", shownPauseSchema, shownExample),
  },
  errors: [403, 404],
});

const set = createRoute({
  method: "put",
  path,
  operationId: "setPause",
  summary: "Remind an older person of nothing while they are away, or for good after a death",
  description:
    "Changes the pause that is not over, if there is one. Its days are no misses, and relatives " +
    "read a sentence in the place of what was done and what was not.",
  permission: "pause:write",
  request: { params: userParams, body: jsonBody(setPauseSchema, setPauseExample) },
  responses: { 200: jsonResponse("The pause.", shownPauseSchema, shownExample) },
  errors: [404, 429],
});

const end = createRoute({
  method: "delete",
  path,
  operationId: "endPause",
  summary: "End an older person’s pause now; they may do it themselves",
  description:
    "One that has not begun yet is as if it had never been set. A death that was noted by " +
    "mistake is taken back, and another pause beside it goes on.",
  permission: "pause:end",
  request: { params: userParams },
  responses: { 204: { description: "Reminders come as before." } },
  errors: [404],
});

export const pausesRoutes = createRouter("users")
  .verb(show, showPause)
  .verb(set, setPause)
  .verb(end, endPause);
