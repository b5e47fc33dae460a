import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId } from "../../platform/http/fields.ts";
import { withOrigin } from "../../platform/http/public-link.ts";
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

const params = z.object({ id: pathId("id", "NOT_FOUND") });

const create = createRoute({
  method: "post",
  path: "/admin/invitations",
  operationId: "createInvitation",
  summary: "Invite another administrator to one's municipality",
  description: "The code works once, for 7 days, in `POST /api/admin/create-first`.",
  permission: "invitations:write",
  responses: {
    201: jsonResponse("The code and its link.", newInvitationSchema, newInvitationExample),
  },
  errors: [409],
});

const check = createRoute({
  method: "post",
  path: "/admin/invitations/check",
  operationId: "checkInvitation",
  summary: "Ask whether an invitation or set-up link can still be used",
  description: "Uses nothing up. The code travels in the body, so that no log of addresses has it.",
  permission: "public",
  request: { body: jsonBody(checkInvitationSchema, checkInvitationExample) },
  responses: { 200: jsonResponse("Whether it can.", invitationVerdictSchema, { valid: true }) },
  errors: [404, 429],
});

const list = createRoute({
  method: "get",
  path: "/admin/invitations",
  operationId: "listInvitations",
  summary: "List the invitations that can still be used",
  description:
    "Those by which somebody becomes an administrator of one's municipality. The link itself is " +
    "never told again.",
  permission: "invitations:read",
  responses: {
    200: jsonResponse("Newest first.", z.array(openInvitationSchema), [openInvitationExample]),
  },
  errors: [403],
});

const remove = createRoute({
  method: "delete",
  path: "/admin/invitations/{id}",
  operationId: "deleteInvitation",
  summary: "Take an invitation back",
  description: "Any administrator of the municipality may do it, not only who has invited.",
  permission: "invitations:write",
  request: { params },
  responses: { 204: { description: "The link works no more." } },
  errors: [404],
});

export const invitationsRoutes = createRouter("admins")
  .verb(create, createInvitation, withOrigin)
  .verb(check, checkInvitation)
  .verb(list, listInvitations)
  .verb(remove, deleteInvitation);
