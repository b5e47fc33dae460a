import { publicOriginOf } from "../../platform/http/public-link.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
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
  tags: [TAGS.users.name],
  permission: "user-sheets:make",
  request: { body: jsonBody(makeSheetsSchema, { userIds: sheets.map(({ userId }) => userId) }) },
  responses: {
    201: jsonResponse("What stands on the sheets.", userSheetsSchema, userSheetsExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 429),
  },
});

export const userSheetsRoutes = createRouter().openapi(make, async (c) => {
  const input = { ...c.req.valid("json"), origin: publicOriginOf(c) };
  return c.json(await makeSheets(c.var.ctx, input), 201);
});
