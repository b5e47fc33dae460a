import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
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
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { activateRelease, rollBackRelease } from "./activate-release.ts";
import { announceRelease } from "./announce-release.ts";
import { listReleases } from "./list-releases.ts";
import { reportFailure } from "./report-failure.ts";
import {
  activeReleaseExample,
  activeReleaseSchema,
  announcedReleaseExample,
  announcedReleaseSchema,
  areaFailureExample,
  areaFailureSchema,
  areaParams,
  areaReleasesExample,
  areaReleasesSchema,
  chosenVersionSchema,
  fileParams,
  missingFilesSchema,
  registryExample,
  registrySchema,
  releaseListExample,
  releaseListSchema,
} from "./schemas.ts";
import { sendFile } from "./send-file.ts";
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

/** A thousand files with their hashes. */
const RELEASE_BYTES = 512 * 1024;

const announce = createRoute({
  method: "post",
  path: "/releases",
  operationId: "announceRelease",
  summary: "Announce a release, and learn which of its files are missing",
  description:
    "To be called again when they have been sent: with none missing the release is complete. " +
    "An incomplete release is removed after a day.",
  tags,
  permission: "releases:announce",
  bodyLimit: RELEASE_BYTES,
  request: { body: jsonBody(announcedReleaseSchema, announcedReleaseExample) },
  responses: {
    200: jsonResponse("The files to send.", missingFilesSchema, {
      missing: Object.values(announcedReleaseExample.files),
    }),
    ...bodyErrorResponses,
    ...errorResponses(401, 409),
  },
});

const send = createRoute({
  method: "put",
  path: "/release-files/{hash}",
  operationId: "sendReleaseFile",
  summary: "Send a file that an announced release waits for",
  description: "5 MB a file, 30 MB a release. Nothing is kept of content that is not the hash's.",
  tags,
  permission: "releases:send",
  request: {
    params: fileParams,
    body: {
      required: true,
      content: {
        "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) },
      },
    },
  },
  responses: {
    204: { description: "The file is there." },
    ...errorResponses(400, 401, 403, 404, 413, 415),
  },
});

const list = createRoute({
  method: "get",
  path: "/releases",
  operationId: "listReleases",
  summary: "List every area's versions, and what failed in browsers of late",
  tags,
  permission: "releases:read",
  responses: {
    200: jsonResponse("The areas.", releaseListSchema, releaseListExample),
    ...errorResponses(400, 401, 403),
  },
});

const activate = createRoute({
  method: "post",
  path: "/releases/{area}/activate",
  operationId: "activateRelease",
  summary: "Let pages load this version from now on",
  tags,
  permission: "releases:activate",
  request: {
    params: areaParams,
    body: jsonBody(chosenVersionSchema, { version: announcedReleaseExample.version }),
  },
  responses: {
    200: jsonResponse("What is active now.", activeReleaseSchema, activeReleaseExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

const rollBack = createRoute({
  method: "post",
  path: "/releases/{area}/rollback",
  operationId: "rollBackRelease",
  summary: "Go back to the version before, or to the one of the build",
  tags,
  permission: "releases:activate",
  request: { params: areaParams },
  responses: {
    200: jsonResponse("What is active now.", activeReleaseSchema, {
      ...activeReleaseExample,
      previous: null,
    }),
    ...errorResponses(401, 403, 404, 409),
  },
});

export const releasesRoutes = createRouter()
  .openapi(registry, async (c) => answerTagged(c, await showRegistry(c.var.ctx)))
  .openapi(area, async (c) => answerTagged(c, await showArea(c.var.ctx, c.req.valid("param"))))
  .openapi(failure, async (c) => {
    await reportFailure(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  })
  .openapi(announce, async (c) =>
    c.json(await announceRelease(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(send, async (c) => {
    const length = c.req.header("Content-Length");
    await sendFile(c.var.ctx, {
      ...c.req.valid("param"),
      type: c.req.header("Content-Type") ?? "",
      length: length === undefined ? null : Number(length),
      body: c.req.raw.body as FileBody | null,
    });
    return c.body(null, 204);
  })
  .openapi(list, async (c) => c.json(await listReleases(c.var.ctx), 200))
  .openapi(activate, async (c) =>
    c.json(
      await activateRelease(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") }),
      200,
    ),
  )
  .openapi(rollBack, async (c) =>
    c.json(await rollBackRelease(c.var.ctx, c.req.valid("param")), 200),
  );

/** Asked for again and again: nothing is sent to whoever has it already. */
function answerTagged<T>(c: Context, body: T) {
  const digest = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const etag = `"${digest}"`;
  c.header("ETag", etag);
  return hasTag(c.req.header("If-None-Match"), etag) ? c.body(null, 304) : c.json(body, 200);
}
