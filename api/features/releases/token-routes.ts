import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { createReleaseToken } from "./create-release-token.ts";
import { listReleaseTokens } from "./list-release-tokens.ts";
import { revokeReleaseToken } from "./revoke-release-token.ts";
import {
  createdReleaseTokenExample,
  createdReleaseTokenSchema,
  newReleaseTokenExample,
  newReleaseTokenSchema,
  releaseTokenListExample,
  releaseTokenListSchema,
  tokenParams,
} from "./token-schemas.ts";

const create = createRoute({
  method: "post",
  path: "/release-tokens",
  operationId: "createReleaseToken",
  summary: "Make a token with which a team releases its area",
  description:
    "For the operator. `token` is in this one answer and nowhere else; at most 100 are made a " +
    "day, and 500 can be used at a time.",
  permission: "release-tokens:create",
  request: { body: jsonBody(newReleaseTokenSchema, newReleaseTokenExample) },
  responses: {
    201: jsonResponse("The token.", createdReleaseTokenSchema, createdReleaseTokenExample),
  },
  errors: [409],
});

const list = createRoute({
  method: "get",
  path: "/release-tokens",
  operationId: "listReleaseTokens",
  summary: "List the tokens that can be used now, without what makes them usable",
  description: "For the operator: by area, then by age. `id` is what takes one back.",
  permission: "release-tokens:read",
  responses: { 200: jsonResponse("The tokens.", releaseTokenListSchema, releaseTokenListExample) },
});

const revoke = createRoute({
  method: "delete",
  path: "/release-tokens/{tokenId}",
  operationId: "revokeReleaseToken",
  summary: "Take a token back before it ends",
  description: "For the operator. What the team has sent with it stays.",
  permission: "release-tokens:revoke",
  request: { params: tokenParams },
  responses: { 204: { description: "It is refused from now on." } },
  errors: [404],
});

export const releaseTokensRoutes = createRouter("releases")
  .verb(create, createReleaseToken)
  .verb(list, listReleaseTokens)
  .verb(revoke, revokeReleaseToken);
