import { z } from "@hono/zod-openapi";
import { nameHeaders } from "../../platform/http/answer-headers.ts";
import { createRoute, createRouter, jsonBody } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import type { Archive } from "./archive.ts";
import { exportOnRequest } from "./export-on-request.ts";
import { exportUser } from "./export-user.ts";
import { requestCopyExample, requestCopySchema } from "./schemas.ts";

const zip = {
  description: "The archive.",
  content: { "application/zip": { schema: z.string().openapi({ format: "binary" }) } },
  headers: nameHeaders,
};

const exported = createRoute({
  method: "get",
  path: "/users/{userId}/export",
  operationId: "exportUser",
  summary: "Download everything of one's own as a ZIP",
  description:
    "A readable page, `datos.json` and all files. For the person alone, in a session that a PIN of " +
    "their own has opened (`isProven` of `GET consents`). Six times an hour.",
  permission: "export:read",
  request: { params: userParams },
  responses: {
    200: zip,
  },
  errors: [403, 404, 429],
});

const onRequest = createRoute({
  method: "post",
  path: "/users/{userId}/export",
  operationId: "exportUserOnRequest",
  summary: "Record that a person's copy was asked for at the town hall, and download it",
  description:
    "The same archive. Who asked and how they showed who they are is on record, and colleagues are " +
    "told. After a death heirs alone get it (`USER_DECEASED`), and only then (`NO_DEATH_NOTED`), " +
    "unless the person has forbidden it (`HEIRS_FORBIDDEN`). Ten people's a day for each administrator.",
  permission: "export:make",
  request: { params: userParams, body: jsonBody(requestCopySchema, requestCopyExample) },
  responses: {
    200: zip,
  },
  errors: [404, 409, 429],
});

const headersOf = ({ name }: Archive) => ({
  "Content-Type": "application/zip",
  "Content-Disposition": `attachment; filename="${name}"`,
  "Cache-Control": "no-store",
});

export const exportRoutes = createRouter("users")
  .openapi(exported, async (c) => {
    const archive = await exportUser(c.var.ctx, c.req.valid("param"));
    return c.body(archive.body, 200, headersOf(archive));
  })
  .openapi(onRequest, async (c) => {
    const input = { ...c.req.valid("json"), ...c.req.valid("param") };
    const archive = await exportOnRequest(c.var.ctx, input);
    return c.body(archive.body, 200, headersOf(archive));
  });
