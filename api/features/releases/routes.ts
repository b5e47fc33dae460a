import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { tagHeaders } from "../../platform/http/answer-headers.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { hasTag } from "../../platform/http/etag.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { activateRelease } from "./activate-release.ts";
import { announceRelease } from "./announce-release.ts";
import { listReleases } from "./list-releases.ts";
import { reportFailure } from "./report-failure.ts";
import { rollBackRelease } from "./roll-back-release.ts";
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
  seenQuery,
  switchedAreaSchema,
} from "./schemas.ts";
import { sendFile } from "./send-file.ts";
import { showArea, showRegistry } from "./show-registry.ts";
import { switchArea } from "./switch-area.ts";

const notModified = {
  304: { description: "Nothing has changed since that tag.", headers: tagHeaders },
};

const registry = createRoute({
  method: "get",
  path: "/registry",
  operationId: "getRegistry",
  summary: "Tell which release of each area is active",
  description:
    "The answer has an `ETag`; with it in `If-None-Match` it is 304 until something changes.",
  permission: "public",
  responses: {
    200: {
      ...jsonResponse("The areas.", registrySchema, registryExample),
      headers: tagHeaders,
    },
    ...notModified,
  },
  errors: [404],
});

const area = createRoute({
  method: "get",
  path: "/registry/{area}",
  operationId: "getAreaReleases",
  summary: "Tell what to load of an area, and what to fall back to",
  description:
    "A page that could not use the active release says so in `failed`, and in `worked` which it " +
    "used last; `previous` is chosen by that.",
  permission: "public",
  request: { params: areaParams, query: seenQuery },
  responses: {
    200: {
      ...jsonResponse(
        "The active release and what to go back to.",
        areaReleasesSchema,
        areaReleasesExample,
      ),
      headers: tagHeaders,
    },
    ...notModified,
  },
  errors: [404],
});

const failure = createRoute({
  method: "post",
  path: "/area-failures",
  operationId: "reportAreaFailure",
  summary: "Report that a version of an area could not be loaded",
  description:
    "Counted by version, kind and day. Of an account or an authorised device a keyed hash is kept, " +
    "which tells nobody who; five of them withdraw the active version.",
  permission: "public",
  request: { body: jsonBody(areaFailureSchema, areaFailureExample) },
  responses: { 204: { description: "Counted, or of a version that the portal does not know." } },
  errors: [429],
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
  permission: "releases:announce",
  bodyLimit: RELEASE_BYTES,
  request: { body: jsonBody(announcedReleaseSchema, announcedReleaseExample) },
  responses: {
    200: jsonResponse("The files to send.", missingFilesSchema, {
      missing: Object.values(announcedReleaseExample.files),
    }),
  },
  errors: [409],
});

const send = createRoute({
  method: "put",
  path: "/release-files/{hash}",
  operationId: "sendReleaseFile",
  summary: "Send a file that an announced release waits for",
  description: "5 MB a file, 30 MB a release. Nothing is kept of content that is not the hash's.",
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
  responses: { 204: { description: "The file is there." } },
  errors: [404, 413, 415],
});

const list = createRoute({
  method: "get",
  path: "/releases",
  operationId: "listReleases",
  summary: "List every area's versions, and what failed in browsers of late",
  description:
    "Those that teams have sent and those of the portal's own build, of every area. Failures are " +
    "those of the last seven days.",
  permission: "releases:read",
  responses: { 200: jsonResponse("The areas.", releaseListSchema, releaseListExample) },
  errors: [403],
});

const activate = createRoute({
  method: "post",
  path: "/releases/{area}/activate",
  operationId: "activateRelease",
  summary: "Let pages load this version from now on",
  description:
    "Refused while files of it are missing, and where it does not fit the portal's contract or " +
    "React. `previous` is what a rollback would lead to.",
  permission: "releases:activate",
  request: {
    params: areaParams,
    body: jsonBody(chosenVersionSchema, { version: announcedReleaseExample.version }),
  },
  responses: {
    200: jsonResponse("What is active now.", activeReleaseSchema, activeReleaseExample),
  },
  errors: [404, 409],
});

const rollBack = createRoute({
  method: "post",
  path: "/releases/{area}/rollback",
  operationId: "rollBackRelease",
  summary: "Go back to the last version that worked, or to the one of the build",
  description:
    "Versions that failed in browsers or have lost files are passed over and named in " +
    "`passedOver`.",
  permission: "releases:activate",
  request: { params: areaParams },
  responses: {
    200: jsonResponse("What is active now.", activeReleaseSchema, {
      ...activeReleaseExample,
      previous: null,
    }),
  },
  errors: [404, 409],
});

const switchOff = createRoute({
  method: "post",
  path: "/releases/{area}/off",
  operationId: "switchAreaOff",
  summary: "Take an area away from all pages, whichever of its versions is active",
  description: "It stays off when a version is activated. One that is off already stays so.",
  permission: "releases:activate",
  request: { params: areaParams },
  responses: {
    200: jsonResponse("It is off.", switchedAreaSchema, { area: "games", isOff: true }),
  },
  errors: [404, 409],
});

const switchOn = createRoute({
  method: "post",
  path: "/releases/{area}/on",
  operationId: "switchAreaOn",
  summary: "Give an area back to all pages",
  description:
    "The version that is active now is shown, also one that was activated while the area was " +
    "off. The shell is never off.",
  permission: "releases:activate",
  request: { params: areaParams },
  responses: {
    200: jsonResponse("It is on.", switchedAreaSchema, { area: "games", isOff: false }),
  },
  errors: [404, 409],
});

export const releasesRoutes = createRouter("releases")
  .openapi(registry, async (c) => answerTagged(c, await showRegistry(c.var.ctx)))
  .openapi(area, async (c) => {
    const { failed, worked = null } = c.req.valid("query");
    const seen = { failed: failed?.split(",") ?? [], worked };
    return answerTagged(c, await showArea(c.var.ctx, { ...c.req.valid("param"), ...seen }));
  })
  .verb(failure, reportFailure)
  .verb(announce, announceRelease)
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
  .verb(list, listReleases)
  .verb(activate, activateRelease)
  .verb(rollBack, rollBackRelease)
  .verb(switchOff, switchArea, () => ({ isOff: true }))
  .verb(switchOn, switchArea, () => ({ isOff: false }));

/** Asked for again and again: nothing is sent to whoever has it already. */
function answerTagged<T>(c: Context, body: T) {
  const digest = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const etag = `"${digest}"`;
  c.header("ETag", etag);
  return hasTag(c.req.header("If-None-Match"), etag) ? c.body(null, 304) : c.json(body, 200);
}
