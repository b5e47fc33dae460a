import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { checkImport } from "./check-import.ts";
import { importUsers } from "./import-users.ts";
import {
  checkImportSchema,
  FILE_BODY_BYTES,
  fileExample,
  importedUsersSchema,
  importUsersSchema,
  userImportCheckExample,
  userImportCheckSchema,
} from "./schemas.ts";

const check = createRoute({
  method: "post",
  path: "/user-imports/check",
  operationId: "checkUserImport",
  summary: "See what would come of a CSV file of older people",
  description: "Changes nothing. A file that cannot be read at all is a 400 on `file`.",
  tags: [TAGS.users.name],
  permission: "users:import",
  bodyLimit: FILE_BODY_BYTES,
  request: { body: jsonBody(checkImportSchema, { file: fileExample }) },
  responses: {
    200: jsonResponse("What is in it.", userImportCheckSchema, userImportCheckExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 429),
  },
});

const create = createRoute({
  method: "post",
  path: "/user-imports",
  operationId: "importUsers",
  summary: "Enrol the older people of a CSV file, all or nobody",
  description:
    "Whoever is there already, by name and birth date, is left out. Nobody shares anything yet, and " +
    "nobody can enter until they have a PIN.",
  tags: [TAGS.users.name],
  permission: "users:import",
  bodyLimit: FILE_BODY_BYTES,
  request: { body: jsonBody(importUsersSchema, { file: fileExample, people: 1 }) },
  responses: {
    201: jsonResponse("How many were enrolled.", importedUsersSchema, { created: 1 }),
    ...bodyErrorResponses,
    ...errorResponses(401, 409, 429),
  },
});

export const userImportsRoutes = createRouter()
  .openapi(check, async (c) => c.json(await checkImport(c.var.ctx, c.req.valid("json")), 200))
  .openapi(create, async (c) => c.json(await importUsers(c.var.ctx, c.req.valid("json")), 201));
