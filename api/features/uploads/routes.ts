import { z } from "@hono/zod-openapi";
import { createRoute, createRouter } from "../../platform/http/calls.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { ALL_FAMILIES, uploadExpired } from "./file-rules.ts";
import { receiveUpload } from "./receive-upload.ts";
import { binary, fileContent, fileName } from "./schemas.ts";

const receive = createRoute({
  method: "put",
  path: "/uploads/{name}",
  operationId: "putUpload",
  summary: "Send the bytes of a file to an address from `upload-url`",
  description:
    "The address is the permission: it takes one file, of the announced type and size, until it " +
    "expires. With S3 storage the address leads to the bucket instead.",
  permission: "public",
  request: {
    params: z.object({ name: fileName }),
    query: z.object({
      expires: z
        .string({ error: uploadExpired().message })
        .max(20, uploadExpired().message)
        .openapi({ example: "1772449200000" }),
      signature: z
        .string({ error: uploadExpired().message })
        .max(100, uploadExpired().message)
        .openapi({ example: "Zk3a4s2d1r0f8wYb9qb0y9TbV1x2u3c0S3qw0qn3xJm" }),
    }),
    body: {
      required: true,
      content: {
        ...fileContent(ALL_FAMILIES),
        "application/octet-stream": binary,
      },
    },
  },
  responses: { 204: { description: "The file has arrived and waits to be confirmed." } },
  errors: [404, 409, 413, 415],
});

export const uploadsRoutes = createRouter("media").openapi(receive, async (c) => {
  const length = c.req.header("Content-Length");
  await receiveUpload(c.var.ctx, {
    ...c.req.valid("param"),
    ...c.req.valid("query"),
    mimeType: c.req.header("Content-Type") ?? "",
    length: length === undefined ? null : Number(length),
    body: c.req.raw.body as FileBody | null,
  });
  return c.body(null, 204);
});
