import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { withOrigin } from "../../platform/http/public-link.ts";
import {
  colleagueExample,
  colleagueParams,
  colleagueSchema,
  setActiveSchema,
} from "./colleague-schemas.ts";
import { listColleagues } from "./list-colleagues.ts";
import { recoverAdministrator } from "./recover-administrator.ts";
import { recoveredExample, recoveredSchema, recoverSchema } from "./recovery-schemas.ts";
import { setActive } from "./set-active.ts";

const list = createRoute({
  method: "get",
  path: "/admin/colleagues",
  operationId: "listColleagues",
  summary: "List the administrators of one's municipality",
  description: "Those whose accounts are disabled and oneself (`isYou`) are among them.",
  permission: "colleagues:read",
  responses: { 200: jsonResponse("Sorted by name.", z.array(colleagueSchema), [colleagueExample]) },
  errors: [403],
});

const change = createRoute({
  method: "put",
  path: "/admin/colleagues/{colleagueId}/active",
  operationId: "setColleagueActive",
  summary: "Disable an administrator's account, or make it usable again",
  description:
    "Disabling ends the account's sessions, the homes entered in them, and the invitations and links " +
    "that it made. The last active account of a municipality is `LAST_ADMINISTRATOR`.",
  permission: "colleagues:write",
  request: { params: colleagueParams, body: jsonBody(setActiveSchema, { isActive: true }) },
  responses: { 204: { description: "It is as asked." } },
  errors: [404, 409],
});

const recover = createRoute({
  method: "post",
  path: "/admin/recoveries",
  operationId: "recoverAdministrator",
  summary: "Let an administrator in again who has lost password or second factor",
  description:
    "For the operator's command alone. Removes the second factor, ends the sessions, makes the " +
    "account usable and gives a link for a new password.",
  permission: "administrators:recover",
  request: { body: jsonBody(recoverSchema, { email: "ana@villanueva.es", municipality: null }) },
  responses: { 201: jsonResponse("The link.", recoveredSchema, recoveredExample) },
  errors: [404, 409],
});

export const colleagueRoutes = createRouter("admins")
  .verb(list, listColleagues)
  .verb(change, setActive)
  .verb(recover, recoverAdministrator, withOrigin);
