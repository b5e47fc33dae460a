import { z } from "@hono/zod-openapi";
import { pathId } from "../../platform/http/fields.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { changePassword } from "./change-password.ts";
import { deleteSession } from "./delete-session.ts";
import { listSessions } from "./list-sessions.ts";
import {
  accountSessionExample,
  accountSessionSchema,
  changePasswordExample,
  changePasswordSchema,
} from "./schemas.ts";

const tags = [TAGS.account.name];

const setPassword = createRoute({
  method: "put",
  path: "/account/password",
  operationId: "changePassword",
  summary: "Change one's own password",
  description:
    "Every other session of the account ends. On a public portal (https) the new one has ten " +
    "characters at least and is not easily guessed.",
  tags,
  permission: "account:write",
  request: { body: jsonBody(changePasswordSchema, changePasswordExample) },
  responses: {
    204: { description: "The password is the new one." },
    ...bodyErrorResponses,
    ...errorResponses(401, 429),
  },
});

const list = createRoute({
  method: "get",
  path: "/account/sessions",
  operationId: "listAccountSessions",
  summary: "List the sessions in which one is signed in",
  tags,
  permission: "account:read",
  responses: {
    200: jsonResponse("Used last, first.", z.array(accountSessionSchema), [accountSessionExample]),
    ...errorResponses(400, 401, 403),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/account/sessions/{sessionId}",
  operationId: "deleteAccountSession",
  summary: "End one of one's own sessions, wherever it is",
  tags,
  permission: "account:write",
  request: { params: z.object({ sessionId: pathId("sessionId", "NOT_FOUND") }) },
  responses: {
    204: { description: "The session is over." },
    ...errorResponses(400, 401, 403, 404),
  },
});

export const accountRoutes = createRouter()
  .openapi(setPassword, async (c) => {
    await changePassword(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  })
  .openapi(list, async (c) => c.json(await listSessions(c.var.ctx), 200))
  .openapi(remove, async (c) => {
    await deleteSession(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
