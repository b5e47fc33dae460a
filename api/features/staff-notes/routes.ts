import { userParams } from "../../platform/http/fields.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { findNotes } from "./find-notes.ts";
import { staffNotesExample, staffNotesSchema, writeStaffNotesSchema } from "./schemas.ts";
import { writeStaffNotes } from "./write-staff-notes.ts";

const tags = [TAGS.users.name];
const path = "/users/{userId}/staff-notes";

const read = createRoute({
  method: "get",
  path,
  operationId: "getStaffNotes",
  summary: "Read what the staff have noted about an older person",
  description:
    "No other call answers with it: neither the person nor a relative or model reads it.",
  tags,
  permission: "staff-notes:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("The note.", staffNotesSchema, staffNotesExample),
    ...errorResponses(400, 401, 403, 404),
  },
});

const write = createRoute({
  method: "put",
  path,
  operationId: "writeStaffNotes",
  summary: "Note something about an older person for the staff",
  description: "With '' the note is deleted. One that was changed since it was read stays: 409.",
  tags,
  permission: "staff-notes:write",
  request: {
    params: userParams,
    body: jsonBody(writeStaffNotesSchema, { text: staffNotesExample.text, since: null }),
  },
  responses: {
    200: jsonResponse("The note as it is now.", staffNotesSchema, staffNotesExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

export const staffNotesRoutes = createRouter()
  .openapi(read, async (c) => {
    const { ctx } = c.var;
    return c.json(await findNotes(ctx.db, c.req.valid("param").userId), 200);
  })
  .openapi(write, async (c) => {
    const input = { ...c.req.valid("param"), notes: c.req.valid("json") };
    return c.json(await writeStaffNotes(c.var.ctx, input), 200);
  });
