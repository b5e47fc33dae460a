import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { erasureExample, erasureSchema } from "./schemas.ts";
import { showErasure } from "./show-erasure.ts";

const show = createRoute({
  method: "get",
  path: "/erasures/{userId}",
  operationId: "getErasure",
  summary: "Read the receipt of a person who was erased",
  description: "By the id that the person had. It holds counts and nothing of the person.",
  permission: "erasures:read",
  request: { params: userParams },
  responses: { 200: jsonResponse("The receipt.", erasureSchema, erasureExample) },
  errors: [403, 404],
});

export const erasuresRoutes = createRouter("users").verb(show, showErasure);
