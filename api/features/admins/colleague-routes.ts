import { z } from "@hono/zod-openapi";
import { publicOriginOf } from "../../platform/http/public-link.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
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

const tags = [TAGS.admins.name];

const list = createRoute({
  method: "get",
  path: "/admin/colleagues",
  operationId: "listColleagues",
  summary: "List the administrators of one's municipality",
  tags,
  permission: "colleagues:read",
  responses: {
    200: jsonResponse("Sorted by name.", z.array(colleagueSchema), [colleagueExample]),
    ...errorResponses(400, 401, 403),
  },
});

const change = createRoute({
  method: "put",
  path: "/admin/colleagues/{colleagueId}/active",
  operationId: "setColleagueActive",
  summary: "Disable an administrator's account, or make it usable again",
  description:
    "Disabling ends the account's sessions, the homes entered in them, and the invitations and links " +
    "that it made. The last active account of a municipality is `LAST_ADMINISTRATOR`.",
  tags,
  permission: "colleagues:write",
  request: { params: colleagueParams, body: jsonBody(setActiveSchema, { isActive: true }) },
  responses: {
    204: { description: "It is as asked." },
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

const recover = createRoute({
  method: "post",
  path: "/admin/recoveries",
  operationId: "recoverAdministrator",
  summary: "Let an administrator in again who has lost password or second factor",
  description:
    "For the operator's command alone. Removes the second factor, ends the sessions, makes the " +
    "account usable and gives a link for a new password.",
  tags,
  permission: "administrators:recover",
  request: { body: jsonBody(recoverSchema, { email: "ana@villanueva.es", municipality: null }) },
  responses: {
    201: jsonResponse("The link.", recoveredSchema, recoveredExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

export const colleagueRoutes = createRouter()
  .openapi(list, async (c) => c.json(await listColleagues(c.var.ctx), 200))
  .openapi(change, async (c) => {
    await setActive(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  })
  .openapi(recover, async (c) => {
    const input = { ...c.req.valid("json"), origin: publicOriginOf(c) };
    return c.json(await recoverAdministrator(c.var.ctx, input), 201);
  });
