import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId } from "../../platform/http/fields.ts";
import { changePassword } from "./change-password.ts";
import { deleteSession } from "./delete-session.ts";
import { listSessions } from "./list-sessions.ts";
import {
  accountSessionExample,
  accountSessionSchema,
  changePasswordExample,
  changePasswordSchema,
} from "./schemas.ts";

const setPassword = createRoute({
  method: "put",
  path: "/account/password",
  operationId: "changePassword",
  summary: "Change one's own password",
  description:
    "Every other session of the account ends. On a public portal (https) the new one has ten " +
    "characters at least and is not easily guessed.",
  permission: "account:write",
  request: { body: jsonBody(changePasswordSchema, changePasswordExample) },
  responses: { 204: { description: "The password is the new one." } },
  errors: [429],
});

const list = createRoute({
  method: "get",
  path: "/account/sessions",
  operationId: "listAccountSessions",
  summary: "List the sessions in which one is signed in",
  description:
    "Those of one's own account on every device, the present one marked by `isThisOne`. For " +
    "administrators and support persons.",
  permission: "account:read",
  responses: {
    200: jsonResponse("Used last, first.", z.array(accountSessionSchema), [accountSessionExample]),
  },
  errors: [403],
});

const remove = createRoute({
  method: "delete",
  path: "/account/sessions/{sessionId}",
  operationId: "deleteAccountSession",
  summary: "End one of one's own sessions, wherever it is",
  description:
    "Whoever holds it is refused from the next call on, in homes too that an administrator " +
    "entered with it.",
  permission: "account:write",
  request: { params: z.object({ sessionId: pathId("sessionId", "NOT_FOUND") }) },
  responses: { 204: { description: "The session is over." } },
  errors: [404],
});

export const accountRoutes = createRouter("account")
  .verb(setPassword, changePassword)
  .verb(list, listSessions)
  .verb(remove, deleteSession);
