import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { checkImport } from "./check-import.ts";
import { importUsers } from "./import-users.ts";
import {
  checkImportSchema,
  FILE_BODY_BYTES,
  fileExample,
  importedUsersExample,
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
  permission: "users:import",
  bodyLimit: FILE_BODY_BYTES,
  request: { body: jsonBody(checkImportSchema, { file: fileExample }) },
  responses: { 200: jsonResponse("What is in it.", userImportCheckSchema, userImportCheckExample) },
  errors: [429],
});

const create = createRoute({
  method: "post",
  path: "/user-imports",
  operationId: "importUsers",
  summary: "Enrol the older people of a CSV file, all or nobody",
  description:
    "Whoever is there already, by name and birth date, is left out. Nobody shares anything yet, and " +
    "nobody can enter until they have a PIN.",
  permission: "users:import",
  bodyLimit: FILE_BODY_BYTES,
  request: { body: jsonBody(importUsersSchema, { file: fileExample, people: 1 }) },
  responses: { 201: jsonResponse("Who was enrolled.", importedUsersSchema, importedUsersExample) },
  errors: [409, 429],
});

export const userImportsRoutes = createRouter("users")
  .verb(check, checkImport)
  .verb(create, importUsers);
