import { z } from "@hono/zod-openapi";
import { setSessionCookie } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId, userParams } from "../../platform/http/fields.ts";
import { withOrigin } from "../../platform/http/public-link.ts";
import { acceptSupportInvitation } from "./accept-support-invitation.ts";
import { checkSupportInvitation } from "./check-support-invitation.ts";
import { createSupportInvitation } from "./create-support-invitation.ts";
import { deleteSupportInvitation } from "./delete-support-invitation.ts";
import {
  acceptSupportInvitationExample,
  acceptSupportInvitationSchema,
  checkSupportInvitationExample,
  checkSupportInvitationSchema,
  createSupportInvitationExample,
  createSupportInvitationSchema,
  invitedExample,
  openSupportInvitationExample,
  openSupportInvitationSchema,
  supportInvitationOutcomeSchema,
  supportInvitationVerdictExample,
  supportInvitationVerdictSchema,
} from "./invitation-schemas.ts";
import { listSupportInvitations } from "./list-support-invitations.ts";
import { supportSessionExample, supportSessionSchema } from "./schemas.ts";

const create = createRoute({
  method: "post",
  path: "/users/{userId}/support-invitations",
  operationId: "createSupportInvitation",
  summary: "Invite a relative or carer, who chooses their own password",
  description:
    "The code works once, for 7 days; a second invitation of the same e-mail takes its place. An " +
    "e-mail that has a login in the municipality is linked at once.",
  permission: "support-invitations:create",
  request: {
    params: userParams,
    body: jsonBody(createSupportInvitationSchema, createSupportInvitationExample),
  },
  responses: {
    201: jsonResponse(
      "The code and its link, or who was linked.",
      supportInvitationOutcomeSchema,
      invitedExample,
    ),
  },
  errors: [404, 409],
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/support-invitations",
  operationId: "listSupportInvitations",
  summary: "List who was invited to accompany an older person and has not come yet",
  description: "For administrators. The link itself is never told again.",
  permission: "supporters:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("Newest first.", z.array(openSupportInvitationSchema), [
      openSupportInvitationExample,
    ]),
  },
  errors: [403, 404],
});

const remove = createRoute({
  method: "delete",
  path: "/support-invitations/{id}",
  operationId: "deleteSupportInvitation",
  summary: "Take a relative's invitation back",
  description: "Any administrator of the municipality may do it, not only who has invited.",
  permission: "support-persons:write",
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: { 204: { description: "The link works no more." } },
  errors: [404],
});

const check = createRoute({
  method: "post",
  path: "/support/invitations/check",
  operationId: "checkSupportInvitation",
  summary: "Ask what a relative's invitation is for, and whether it can still be used",
  description: "Uses nothing up. The code travels in the body, so that no log of addresses has it.",
  permission: "public",
  request: { body: jsonBody(checkSupportInvitationSchema, checkSupportInvitationExample) },
  responses: {
    200: jsonResponse(
      "Who is invited to accompany whom.",
      supportInvitationVerdictSchema,
      supportInvitationVerdictExample,
    ),
  },
  errors: [404, 429],
});

const accept = createRoute({
  method: "post",
  path: "/support/invitations/accept",
  operationId: "acceptSupportInvitation",
  summary: "Choose one's password and enter, with an invitation",
  description:
    "Makes the login, linked to everybody whom its e-mail was invited to accompany, and sets the " +
    "cookie of a support session.",
  permission: "public",
  request: { body: jsonBody(acceptSupportInvitationSchema, acceptSupportInvitationExample) },
  responses: {
    200: jsonResponse(
      "Who one is and whom one supports.",
      supportSessionSchema,
      supportSessionExample,
    ),
  },
  errors: [404, 409, 429],
});

export const supportInvitationsRoutes = createRouter("supportPersons")
  .verb(create, createSupportInvitation, withOrigin)
  .verb(list, listSupportInvitations)
  .verb(remove, deleteSupportInvitation)
  .verb(check, checkSupportInvitation)
  .openapi(accept, async (c) => {
    const { supportPerson, session } = await acceptSupportInvitation(
      c.var.ctx,
      c.req.valid("json"),
    );
    setSessionCookie(c, session);
    return c.json(supportPerson, 200);
  });
