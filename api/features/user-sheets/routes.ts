import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { withOrigin } from "../../platform/http/public-link.ts";
import { makeSheets } from "./make-sheets.ts";
import { makeSheetsSchema, userSheetsExample, userSheetsSchema } from "./schemas.ts";

const { sheets } = userSheetsExample;

const make = createRoute({
  method: "post",
  path: "/user-sheets",
  operationId: "makeUserSheets",
  summary: "Give older people new PINs, to print them on the sheets that are handed out",
  description:
    "The PIN before does not open any more, and sessions in those homes end. A PIN is told this once.",
  permission: "user-sheets:make",
  request: { body: jsonBody(makeSheetsSchema, { userIds: sheets.map(({ userId }) => userId) }) },
  responses: {
    201: jsonResponse("What stands on the sheets.", userSheetsSchema, userSheetsExample),
  },
  errors: [404, 429],
});

export const userSheetsRoutes = createRouter("users").verb(make, makeSheets, withOrigin);
