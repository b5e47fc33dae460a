import { z } from "@hono/zod-openapi";
import { withDevice } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId } from "../../platform/http/fields.ts";
import { withOrigin } from "../../platform/http/public-link.ts";
import { checkPasswordLink } from "./check-password-link.ts";
import { linkForColleague } from "./link-for-colleague.ts";
import { linkForRelative } from "./link-for-relative.ts";
import { requestSupportLink } from "./request-support-link.ts";
import {
  checkPasswordLinkExample,
  checkPasswordLinkSchema,
  passwordLinkExample,
  passwordLinkSchema,
  passwordLinkVerdictSchema,
  requestSupportLinkExample,
  requestSupportLinkSchema,
  takenPasswordLinkExample,
  takenPasswordLinkSchema,
  takePasswordLinkExample,
  takePasswordLinkSchema,
} from "./schemas.ts";
import { takePasswordLink } from "./take-password-link.ts";

const forColleague = createRoute({
  method: "post",
  path: "/admin/colleagues/{colleagueId}/password-link",
  operationId: "createColleaguePasswordLink",
  summary: "Make a link with which a colleague chooses a new password",
  description: "It works once, for an hour, and takes the place of an earlier one.",
  permission: "colleagues:write",
  request: { params: z.object({ colleagueId: pathId("colleagueId", "NOT_FOUND") }) },
  responses: { 201: jsonResponse("The link.", passwordLinkSchema, passwordLinkExample) },
  errors: [404],
});

const forRelative = createRoute({
  method: "post",
  path: "/support-persons/{id}/password-link",
  operationId: "createSupportPasswordLink",
  summary: "Make a link with which a relative chooses a new password",
  description: "It works once, for an hour, and takes the place of an earlier one.",
  permission: "support-persons:write",
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: {
    201: jsonResponse("The link.", passwordLinkSchema, {
      ...passwordLinkExample,
      url: passwordLinkExample.url.replace("clave", "clave-familia"),
    }),
  },
  errors: [404],
});

const request = createRoute({
  method: "post",
  path: "/support/password-link",
  operationId: "requestSupportPasswordLink",
  summary: "Ask for a link to choose a new password, by e-mail",
  description:
    "The answer is the same whether a relative has this e-mail or not; a letter is sent after it. " +
    "Where the operator has named no mail server (`SMTP_URL`) it is `MAIL_NOT_SET_UP`.",
  permission: "public",
  request: { body: jsonBody(requestSupportLinkSchema, requestSupportLinkExample) },
  responses: { 204: { description: "Whoever has this e-mail will get a letter." } },
  errors: [404, 409, 429],
});

const check = createRoute({
  method: "post",
  path: "/password-links/check",
  operationId: "checkPasswordLink",
  summary: "Ask whether a link for a new password can still be used",
  description: "Uses nothing up. The code travels in the body, so that no log of addresses has it.",
  permission: "public",
  request: { body: jsonBody(checkPasswordLinkSchema, checkPasswordLinkExample) },
  responses: {
    200: jsonResponse("Whose it is.", passwordLinkVerdictSchema, { role: "administrator" }),
  },
  errors: [429],
});

const take = createRoute({
  method: "post",
  path: "/password-links/take",
  operationId: "takePasswordLink",
  summary: "Choose a new password with the code of a link",
  description:
    "Every session of the account ends. A code that is unknown, used or out of time is " +
    "`PASSWORD_LINK_INVALID`.",
  permission: "public",
  request: { body: jsonBody(takePasswordLinkSchema, takePasswordLinkExample) },
  responses: {
    200: jsonResponse("Whose it was.", takenPasswordLinkSchema, takenPasswordLinkExample),
  },
  errors: [429],
});

export const passwordLinksRoutes = createRouter("account")
  .verb(forColleague, linkForColleague, withOrigin)
  .verb(forRelative, linkForRelative, withOrigin)
  .verb(request, requestSupportLink)
  .verb(check, checkPasswordLink)
  .verb(take, takePasswordLink, withDevice);
