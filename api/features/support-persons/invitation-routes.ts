import { z } from "@hono/zod-openapi";
import { setSessionCookie } from "../../platform/auth/cookies.ts";
import { pathId, userParams } from "../../platform/http/fields.ts";
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

const tags = [TAGS.supportPersons.name];

const create = createRoute({
  method: "post",
  path: "/users/{userId}/support-invitations",
  operationId: "createSupportInvitation",
  summary: "Invite a relative or carer, who chooses their own password",
  description:
    "The code works once, for 7 days; a second invitation of the same e-mail takes its place. An " +
    "e-mail that has a login in the municipality is linked at once.",
  tags,
  permission: "supporters:write",
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
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/support-invitations",
  operationId: "listSupportInvitations",
  summary: "List who was invited to accompany an older person and has not come yet",
  tags,
  permission: "supporters:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("Newest first.", z.array(openSupportInvitationSchema), [
      openSupportInvitationExample,
    ]),
    ...errorResponses(400, 401, 403, 404),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/support-invitations/{id}",
  operationId: "deleteSupportInvitation",
  summary: "Take a relative's invitation back",
  tags,
  permission: "support-persons:write",
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: {
    204: { description: "The link works no more." },
    ...errorResponses(400, 401, 403, 404),
  },
});

const check = createRoute({
  method: "post",
  path: "/support/invitations/check",
  operationId: "checkSupportInvitation",
  summary: "Ask what a relative's invitation is for, and whether it can still be used",
  description: "Uses nothing up. The code travels in the body, so that no log of addresses has it.",
  tags,
  permission: "public",
  request: { body: jsonBody(checkSupportInvitationSchema, checkSupportInvitationExample) },
  responses: {
    200: jsonResponse(
      "Who is invited to accompany whom.",
      supportInvitationVerdictSchema,
      supportInvitationVerdictExample,
    ),
    ...bodyErrorResponses,
    ...errorResponses(404, 429),
  },
});

const accept = createRoute({
  method: "post",
  path: "/support/invitations/accept",
  operationId: "acceptSupportInvitation",
  summary: "Choose one's password and enter, with an invitation",
  description:
    "Makes the login, linked to everybody whom its e-mail was invited to accompany, and sets the " +
    "cookie of a support session.",
  tags,
  permission: "public",
  request: { body: jsonBody(acceptSupportInvitationSchema, acceptSupportInvitationExample) },
  responses: {
    200: jsonResponse(
      "Who one is and whom one supports.",
      supportSessionSchema,
      supportSessionExample,
    ),
    ...bodyErrorResponses,
    ...errorResponses(404, 409, 429),
  },
});

export const supportInvitationsRoutes = createRouter()
  .openapi(create, async (c) => {
    const input = { ...c.req.valid("json"), ...c.req.valid("param"), origin: publicOriginOf(c) };
    return c.json(await createSupportInvitation(c.var.ctx, input), 201);
  })
  .openapi(list, async (c) =>
    c.json(await listSupportInvitations(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(remove, async (c) => {
    await deleteSupportInvitation(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  })
  .openapi(check, async (c) =>
    c.json(await checkSupportInvitation(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(accept, async (c) => {
    const { supportPerson, session } = await acceptSupportInvitation(
      c.var.ctx,
      c.req.valid("json"),
    );
    setSessionCookie(c, session);
    return c.json(supportPerson, 200);
  });
