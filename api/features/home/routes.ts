import { userParams } from "../../platform/http/fields.ts";
import { errorResponses, jsonResponse } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { homeExample, homeSchema } from "./schemas.ts";
import { showHome } from "./show-home.ts";

const show = createRoute({
  method: "get",
  path: "/users/{userId}/home",
  operationId: "getHome",
  summary: "Read in one call what the older person’s home shows",
  description: "The same as the calls of each place say one by one.",
  tags: [TAGS.users.name],
  permission: "home:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("What is new in each place.", homeSchema, homeExample),
    ...errorResponses(400, 401, 403, 404),
  },
});

export const homeRoutes = createRouter().openapi(show, async (c) =>
  c.json(await showHome(c.var.ctx, c.req.valid("param")), 200),
);
