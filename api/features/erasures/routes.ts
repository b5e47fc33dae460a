import { userParams } from "../../platform/http/fields.ts";
import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { erasureExample, erasureSchema } from "./schemas.ts";
import { showErasure } from "./show-erasure.ts";

const show = createRoute({
  method: "get",
  path: "/erasures/{userId}",
  operationId: "getErasure",
  summary: "Read the receipt of a person who was erased",
  description: "By the id that the person had. It holds counts and nothing of the person.",
  tags: [TAGS.users.name],
  permission: "erasures:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("The receipt.", erasureSchema, erasureExample),
    ...errorResponses(400, 401, 403, 404),
  },
});

export const erasuresRoutes = createRouter().openapi(show, async (c) =>
  c.json(await showErasure(c.var.ctx, c.req.valid("param")), 200),
);
