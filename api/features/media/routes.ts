import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  locationHeaders,
  nameHeaders,
  partHeaders,
  storedHeaders,
} from "../../platform/http/answer-headers.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId, tooLong, userParams } from "../../platform/http/fields.ts";
import { ALL_FAMILIES, fileContent, fileName } from "../uploads/index.ts";
import { confirmUpload } from "./confirm-upload.ts";
import { deleteMedia } from "./delete-media.ts";
import { listMedia } from "./list-media.ts";
import { objectResponse } from "./object-response.ts";
import { requestUpload } from "./request-upload.ts";
import {
  confirmUploadExample,
  confirmUploadSchema,
  listMediaQuerySchema,
  mediaItemExample,
  mediaItemSchema,
  mediaStatsSchema,
  requestUploadSchema,
  uploadAddressesExample,
  uploadAddressesSchema,
} from "./schemas.ts";
import { showMediaStats } from "./show-media-stats.ts";
import { showObject } from "./show-object.ts";

const { mimeType, size, originalName } = confirmUploadExample;

const request = createRoute({
  method: "post",
  path: "/users/{userId}/media/upload-url",
  operationId: "requestUpload",
  summary: "Ask for an address to upload a memory to",
  description: "The body may be left out; then type and size are checked when the file has come.",
  permission: "media:write",
  request: {
    params: userParams,
    body: {
      required: false,
      content: {
        "application/json": {
          schema: requestUploadSchema,
          example: { mimeType, size, originalName, thumbnail: true },
        },
      },
    },
  },
  responses: {
    200: jsonResponse("Where to send the bytes.", uploadAddressesSchema, uploadAddressesExample),
  },
  errors: [404, 409],
});

const confirm = createRoute({
  method: "post",
  path: "/users/{userId}/media",
  operationId: "confirmUpload",
  summary: "Keep an uploaded file as a memory",
  description:
    "Refused unless the file has arrived whole and its first bytes are of the claimed family.",
  permission: "media:write",
  request: { params: userParams, body: jsonBody(confirmUploadSchema, confirmUploadExample) },
  responses: { 201: jsonResponse("The memory.", mediaItemSchema, mediaItemExample) },
  errors: [404, 409],
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/media",
  operationId: "listMedia",
  summary: "List the memories, newest first",
  description: "Two thousand at once; older ones with `before`.",
  permission: "media:read",
  request: { params: userParams, query: listMediaQuerySchema },
  responses: { 200: jsonResponse("Newest first.", z.array(mediaItemSchema), [mediaItemExample]) },
  errors: [403, 404],
});

const stats = createRoute({
  method: "get",
  path: "/users/{userId}/media/stats",
  operationId: "getMediaStats",
  summary: "Count the memories",
  description:
    "Counts alone, also for administrators with the person's consent, who see no picture. " +
    "`favorites` is always 0.",
  permission: "media:count",
  request: { params: userParams },
  responses: {
    200: jsonResponse("How many.", mediaStatsSchema, { totalFiles: 24, total: 24, favorites: 0 }),
  },
  errors: [403, 404],
});

const remove = createRoute({
  method: "delete",
  path: "/media/{id}",
  operationId: "deleteMedia",
  summary: "Delete a memory and its file",
  description: "By the person whose memory it is.",
  permission: "media:delete",
  subject: "row",
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: { 204: { description: "It is gone." } },
  errors: [404],
});

const fileRoute = <Query extends z.ZodRawShape>(
  path: "objects/{path}" | "thumbnails/{path}",
  query: Query,
) =>
  ({
    method: "get",
    path: `/users/{userId}/${path}`,
    permission: "media:open",
    request: {
      params: userParams.extend({ path: fileName }),
      query: z.object({
        as: z
          .enum(["person", "support"], { error: "El portal no conoce ese tipo de acceso." })
          .optional()
          .openapi({ description: "The role that the call acts in." }),
        ...query,
      }),
    },
    errors: [403, 404, 416],
  }) as const;

const fileResponses = <C>(content: C) => ({
  200: {
    description: "The whole file.",
    content,
    headers: storedHeaders.extend(nameHeaders.shape),
  },
  206: {
    description: "The part that `Range` asks for.",
    content,
    headers: partHeaders.extend(nameHeaders.shape),
  },
  302: {
    description: "With S3 storage, unless asked by HEAD: a short-lived address in the bucket.",
    headers: locationHeaders,
  },
  304: { description: "The browser has it already.", headers: storedHeaders },
});

const object = createRoute({
  ...fileRoute("objects/{path}", {
    save: z
      .string()
      .max(200, tooLong(200, "El nombre del archivo es demasiado largo"))
      .optional()
      .openapi({ description: "Under this name it is saved instead of shown." }),
  }),
  operationId: "getObject",
  summary: "Fetch a photo, video or audio, or a part of it",
  description: "`{path}` is a memory's `url` without its slash. Attachments are the person's only.",
  responses: fileResponses(fileContent(ALL_FAMILIES)),
});

const thumbnail = createRoute({
  ...fileRoute("thumbnails/{path}", {}),
  operationId: "getThumbnail",
  summary: "Fetch the small picture of a memory",
  description:
    "For the person, and for a relative with the person's consent. A part can be asked for by " +
    "`Range`; with S3 storage the answer leads to the bucket. That it was opened is recorded.",
  responses: fileResponses(fileContent(["image"])),
});

const askedBy = (c: Context) => ({
  isHead: c.req.method === "HEAD",
  range: c.req.header("Range"),
  ifRange: c.req.header("If-Range"),
  ifNoneMatch: c.req.header("If-None-Match"),
});

export const mediaRoutes = createRouter("media")
  .verb(request, requestUpload)
  .verb(confirm, confirmUpload)
  .verb(list, listMedia)
  .verb(stats, showMediaStats)
  .verb(remove, deleteMedia)
  .openapi(object, async (c) => {
    const { userId, path: name } = c.req.valid("param");
    const { save: saveAs } = c.req.valid("query");
    const input = { userId, name, kind: "objects", saveAs, ...askedBy(c) } as const;
    return objectResponse(c, await showObject(c.var.ctx, input));
  })
  .openapi(thumbnail, async (c) => {
    const { userId, path: name } = c.req.valid("param");
    const input = { userId, name, kind: "thumbnails", ...askedBy(c) } as const;
    return objectResponse(c, await showObject(c.var.ctx, input));
  });
