import { userParams } from "../../platform/http/fields.ts";
import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { giveOnPaper } from "./give-on-paper.ts";
import { consentParams, consentsExample, consentsSchema } from "./schemas.ts";
import { showConsents } from "./show-consents.ts";

const tags = [TAGS.users.name];

const show = createRoute({
  method: "get",
  path: "/users/{userId}/consents",
  operationId: "getConsents",
  summary: "Show with whom a person shares, and since when",
  tags,
  permission: "consents:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("Each consent and its history.", consentsSchema, consentsExample),
    ...errorResponses(401, 403, 404),
  },
});

const onPaper = createRoute({
  method: "put",
  path: "/users/{userId}/consents/{consent}/paper",
  operationId: "giveConsentOnPaper",
  summary: "Record a consent that the person signed on paper",
  description:
    "It comes into force seven days later, or when the person confirms it (`PUT settings` with " +
    "true). Until then, and afterwards, person and town hall can withdraw it (`PUT settings` with " +
    "false). A consent that is given stays as it is.",
  tags,
  permission: "consents:give-on-paper",
  request: { params: consentParams },
  responses: {
    200: jsonResponse("Each consent and its history.", consentsSchema, consentsExample),
    ...errorResponses(401, 403, 404, 409),
  },
});

export const consentsRoutes = createRouter()
  .openapi(show, async (c) => c.json(await showConsents(c.var.ctx, c.req.valid("param")), 200))
  .openapi(onPaper, async (c) => c.json(await giveOnPaper(c.var.ctx, c.req.valid("param")), 200));
