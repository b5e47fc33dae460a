import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { homeExample, homeSchema } from "./schemas.ts";
import { showHome } from "./show-home.ts";

const show = createRoute({
  method: "get",
  path: "/users/{userId}/home",
  operationId: "getHome",
  summary: "Read in one call what the older person’s home shows",
  description: "The same as the calls of each place say one by one.",
  permission: "home:read",
  request: { params: userParams },
  responses: { 200: jsonResponse("What is new in each place.", homeSchema, homeExample) },
  errors: [403, 404],
});

export const homeRoutes = createRouter("users").verb(show, showHome);
