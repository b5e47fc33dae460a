import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
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

const tags = [TAGS.releases.name];

const create = createRoute({
  method: "post",
  path: "/release-tokens",
  operationId: "createReleaseToken",
  summary: "Make a token with which a team releases its area",
  tags,
  permission: "release-tokens:create",
  request: { body: jsonBody(newReleaseTokenSchema, newReleaseTokenExample) },
  responses: {
    201: jsonResponse("The token.", createdReleaseTokenSchema, createdReleaseTokenExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 409),
  },
});

const list = createRoute({
  method: "get",
  path: "/release-tokens",
  operationId: "listReleaseTokens",
  summary: "List the tokens that can be used now, without what makes them usable",
  tags,
  permission: "release-tokens:read",
  responses: {
    200: jsonResponse("The tokens.", releaseTokenListSchema, releaseTokenListExample),
    ...errorResponses(401),
  },
});

const revoke = createRoute({
  method: "delete",
  path: "/release-tokens/{tokenId}",
  operationId: "revokeReleaseToken",
  summary: "Take a token back before it ends",
  tags,
  permission: "release-tokens:revoke",
  request: { params: tokenParams },
  responses: {
    204: { description: "It is refused from now on." },
    ...errorResponses(400, 401, 404),
  },
});

export const releaseTokensRoutes = createRouter()
  .openapi(create, async (c) =>
    c.json(await createReleaseToken(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(list, async (c) => c.json(await listReleaseTokens(c.var.ctx), 200))
  .openapi(revoke, async (c) => {
    await revokeReleaseToken(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
