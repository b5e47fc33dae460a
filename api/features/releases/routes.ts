import { createHash } from "node:crypto";
import type { Context } from "hono";
import { hasTag } from "../../platform/http/etag.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { reportFailure } from "./report-failure.ts";
import {
  areaFailureExample,
  areaFailureSchema,
  areaParams,
  areaReleasesExample,
  areaReleasesSchema,
  registryExample,
  registrySchema,
} from "./schemas.ts";
import { showArea, showRegistry } from "./show-registry.ts";

const tags = [TAGS.releases.name];

const notModified = { 304: { description: "Nothing has changed since that tag." } };

const registry = createRoute({
  method: "get",
  path: "/registry",
  operationId: "getRegistry",
  summary: "Tell which release of each area is active",
  tags,
  permission: "public",
  responses: {
    200: jsonResponse("The areas.", registrySchema, registryExample),
    ...notModified,
    ...errorResponses(404),
  },
});

const area = createRoute({
  method: "get",
  path: "/registry/{area}",
  operationId: "getAreaReleases",
  summary: "Tell what to load of an area, and what to fall back to",
  tags,
  permission: "public",
  request: { params: areaParams },
  responses: {
    200: jsonResponse(
      "The active release and the one before.",
      areaReleasesSchema,
      areaReleasesExample,
    ),
    ...notModified,
    ...errorResponses(404),
  },
});

const failure = createRoute({
  method: "post",
  path: "/area-failures",
  operationId: "reportAreaFailure",
  summary: "Report that a version of an area could not be loaded",
  description: "Counted by version, kind and day. Nothing is kept of who sent it.",
  tags,
  permission: "public",
  request: { body: jsonBody(areaFailureSchema, areaFailureExample) },
  responses: {
    204: { description: "Counted, or of a version that the portal does not know." },
    ...bodyErrorResponses,
    ...errorResponses(429),
  },
});

export const releasesRoutes = createRouter()
  .openapi(registry, async (c) => answerTagged(c, await showRegistry(c.var.ctx)))
  .openapi(area, async (c) => answerTagged(c, await showArea(c.var.ctx, c.req.valid("param"))))
  .openapi(failure, async (c) => {
    await reportFailure(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });

/** Asked for again and again: nothing is sent to whoever has it already. */
function answerTagged<T>(c: Context, body: T) {
  const digest = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const etag = `"${digest}"`;
  c.header("ETag", etag);
  return hasTag(c.req.header("If-None-Match"), etag) ? c.body(null, 304) : c.json(body, 200);
}
