import { createRoute, z } from "@hono/zod-openapi";
import { answer, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { ADMINISTRATOR, TAGS } from "../http/operation.ts";
import { publicOriginOf } from "../http/public-link.ts";
import { createRouter } from "../http/router.ts";
import { createInvitation } from "./create-invitation.ts";
import { deleteInvitation } from "./delete-invitation.ts";
import { listInvitations } from "./list-invitations.ts";
import {
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
  security: ADMINISTRATOR,
  responses: {
    201: answer("The code and its link.", newInvitationSchema, newInvitationExample),
    ...refusals(400, 401, 403),
  },
});

const list = createRoute({
  method: "get",
  path: "/admin/invitations",
  operationId: "listInvitations",
  summary: "List the invitations that can still be used",
  tags,
  security: ADMINISTRATOR,
  responses: {
    200: answer("Newest first.", z.array(openInvitationSchema), [openInvitationExample]),
    ...refusals(400, 401, 403),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/admin/invitations/{id}",
  operationId: "deleteInvitation",
  summary: "Take an invitation back",
  tags,
  security: ADMINISTRATOR,
  request: { params },
  responses: {
    204: { description: "The link works no more." },
    ...refusals(400, 401, 403, 404),
  },
});

export const invitationsRoutes = createRouter()
  .openapi(create, async (c) =>
    c.json(await createInvitation(c.var.ctx, { origin: publicOriginOf(c) }), 201),
  )
  .openapi(list, async (c) => c.json(await listInvitations(c.var.ctx), 200))
  .openapi(remove, async (c) => {
    await deleteInvitation(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
