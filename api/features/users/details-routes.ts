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
import { changeUser } from "./change-user.ts";
import { changeUserSchema, userRecordExample, userRecordSchema } from "./schemas.ts";
import { detailsExample } from "./user-details.ts";

const change = createRoute({
  method: "patch",
  path: "/users/{userId}",
  operationId: "changeUser",
  summary: "Change what is written down of an older person",
  description:
    "Details that are left out stay as they are; one that may be missing is cleared by '' or null. " +
    "A value that is already so is no change.",
  tags: [TAGS.users.name],
  permission: "users:write",
  request: { params: userParams, body: jsonBody(changeUserSchema, detailsExample) },
  responses: {
    200: jsonResponse("The record after the change.", userRecordSchema, userRecordExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404),
  },
});

export const detailsRoutes = createRouter().openapi(change, async (c) => {
  const input = { ...c.req.valid("param"), details: c.req.valid("json") };
  return c.json(await changeUser(c.var.ctx, input), 200);
});
