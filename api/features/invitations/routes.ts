import { z } from "@hono/zod-openapi";
import { pathId } from "../../platform/http/fields.ts";
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
import { checkInvitation } from "./check-invitation.ts";
import { createInvitation } from "./create-invitation.ts";
import { deleteInvitation } from "./delete-invitation.ts";
import { listInvitations } from "./list-invitations.ts";
import {
  checkInvitationExample,
  checkInvitationSchema,
  invitationVerdictSchema,
  newInvitationExample,
  newInvitationSchema,
  openInvitationExample,
  openInvitationSchema,
} from "./schemas.ts";

const tags = [TAGS.admins.name];
const params = z.object({ id: pathId("id", "NOT_FOUND") });

const create = createRoute({
  method: "post",
  path: "/admin/invitations",
  operationId: "createInvitation",
  summary: "Invite another administrator to one's municipality",
  description: "The code works once, for 7 days, in `POST /api/admin/create-first`.",
  tags,
  permission: "invitations:write",
  responses: {
    201: jsonResponse("The code and its link.", newInvitationSchema, newInvitationExample),
    ...errorResponses(400, 401, 403, 409),
  },
});

const check = createRoute({
  method: "post",
  path: "/admin/invitations/check",
  operationId: "checkInvitation",
  summary: "Ask whether an invitation or set-up link can still be used",
  description: "Uses nothing up. The code travels in the body, so that no log of addresses has it.",
  tags,
  permission: "public",
  request: { body: jsonBody(checkInvitationSchema, checkInvitationExample) },
  responses: {
    200: jsonResponse("Whether it can.", invitationVerdictSchema, { valid: true }),
    ...bodyErrorResponses,
    ...errorResponses(404, 429),
  },
});

const list = createRoute({
  method: "get",
  path: "/admin/invitations",
  operationId: "listInvitations",
  summary: "List the invitations that can still be used",
  tags,
  permission: "invitations:read",
  responses: {
    200: jsonResponse("Newest first.", z.array(openInvitationSchema), [openInvitationExample]),
    ...errorResponses(400, 401, 403),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/admin/invitations/{id}",
  operationId: "deleteInvitation",
  summary: "Take an invitation back",
  tags,
  permission: "invitations:write",
  request: { params },
  responses: {
    204: { description: "The link works no more." },
    ...errorResponses(400, 401, 403, 404),
  },
});

export const invitationsRoutes = createRouter()
  .openapi(create, async (c) =>
    c.json(await createInvitation(c.var.ctx, { origin: publicOriginOf(c) }), 201),
  )
  .openapi(check, async (c) => c.json(await checkInvitation(c.var.ctx, c.req.valid("json")), 200))
  .openapi(list, async (c) => c.json(await listInvitations(c.var.ctx), 200))
  .openapi(remove, async (c) => {
    await deleteInvitation(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
