import { z } from "@hono/zod-openapi";
import { deviceOf } from "../../platform/auth/cookies.ts";
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

const tags = [TAGS.account.name];

const forColleague = createRoute({
  method: "post",
  path: "/admin/colleagues/{colleagueId}/password-link",
  operationId: "createColleaguePasswordLink",
  summary: "Make a link with which a colleague chooses a new password",
  description: "It works once, for an hour, and takes the place of an earlier one.",
  tags,
  permission: "colleagues:write",
  request: { params: z.object({ colleagueId: pathId("colleagueId", "NOT_FOUND") }) },
  responses: {
    201: jsonResponse("The link.", passwordLinkSchema, passwordLinkExample),
    ...errorResponses(400, 401, 403, 404),
  },
});

const forRelative = createRoute({
  method: "post",
  path: "/support-persons/{id}/password-link",
  operationId: "createSupportPasswordLink",
  summary: "Make a link with which a relative chooses a new password",
  description: "It works once, for an hour, and takes the place of an earlier one.",
  tags,
  permission: "support-persons:write",
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: {
    201: jsonResponse("The link.", passwordLinkSchema, {
      ...passwordLinkExample,
      url: passwordLinkExample.url.replace("clave", "clave-familia"),
    }),
    ...errorResponses(400, 401, 403, 404),
  },
});

const request = createRoute({
  method: "post",
  path: "/support/password-link",
  operationId: "requestSupportPasswordLink",
  summary: "Ask for a link to choose a new password, by e-mail",
  description:
    "The answer is the same whether a relative has this e-mail or not; a letter is sent after it. " +
    "Where the operator has named no mail server (`SMTP_URL`) it is `MAIL_NOT_SET_UP`.",
  tags,
  permission: "public",
  request: { body: jsonBody(requestSupportLinkSchema, requestSupportLinkExample) },
  responses: {
    204: { description: "Whoever has this e-mail will get a letter." },
    ...bodyErrorResponses,
    ...errorResponses(404, 409, 429),
  },
});

const check = createRoute({
  method: "post",
  path: "/password-links/check",
  operationId: "checkPasswordLink",
  summary: "Ask whether a link for a new password can still be used",
  description: "Uses nothing up. The code travels in the body, so that no log of addresses has it.",
  tags,
  permission: "public",
  request: { body: jsonBody(checkPasswordLinkSchema, checkPasswordLinkExample) },
  responses: {
    200: jsonResponse("Whose it is.", passwordLinkVerdictSchema, { role: "administrator" }),
    ...bodyErrorResponses,
    ...errorResponses(429),
  },
});

const take = createRoute({
  method: "post",
  path: "/password-links/take",
  operationId: "takePasswordLink",
  summary: "Choose a new password with the code of a link",
  description:
    "Every session of the account ends. A code that is unknown, used or out of time is " +
    "`PASSWORD_LINK_INVALID`.",
  tags,
  permission: "public",
  request: { body: jsonBody(takePasswordLinkSchema, takePasswordLinkExample) },
  responses: {
    200: jsonResponse("Whose it was.", takenPasswordLinkSchema, takenPasswordLinkExample),
    ...bodyErrorResponses,
    ...errorResponses(429),
  },
});

export const passwordLinksRoutes = createRouter()
  .openapi(forColleague, async (c) => {
    const input = { ...c.req.valid("param"), origin: publicOriginOf(c) };
    return c.json(await linkForColleague(c.var.ctx, input), 201);
  })
  .openapi(forRelative, async (c) => {
    const input = { ...c.req.valid("param"), origin: publicOriginOf(c) };
    return c.json(await linkForRelative(c.var.ctx, input), 201);
  })
  .openapi(request, async (c) => {
    await requestSupportLink(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  })
  .openapi(check, async (c) => c.json(await checkPasswordLink(c.var.ctx, c.req.valid("json")), 200))
  .openapi(take, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(await takePasswordLink(c.var.ctx, input), 200);
  });
