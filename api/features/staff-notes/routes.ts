import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { findNotes } from "./find-notes.ts";
import { staffNotesExample, staffNotesSchema, writeStaffNotesSchema } from "./schemas.ts";
import { writeStaffNotes } from "./write-staff-notes.ts";

const path = "/users/{userId}/staff-notes";

const read = createRoute({
  method: "get",
  path,
  operationId: "getStaffNotes",
  summary: "Read what the staff have noted about an older person",
  description:
    "No other call answers with it: neither the person nor a relative or model reads it.",
  permission: "staff-notes:read",
  request: { params: userParams },
  responses: { 200: jsonResponse("The note.", staffNotesSchema, staffNotesExample) },
  errors: [403, 404],
});

const write = createRoute({
  method: "put",
  path,
  operationId: "writeStaffNotes",
  summary: "Note something about an older person for the staff",
  description: "With '' the note is deleted. One that was changed since it was read stays: 409.",
  permission: "staff-notes:write",
  request: {
    params: userParams,
    body: jsonBody(writeStaffNotesSchema, { text: staffNotesExample.text, since: null }),
  },
  responses: { 200: jsonResponse("The note as it is now.", staffNotesSchema, staffNotesExample) },
  errors: [404, 409],
});

export const staffNotesRoutes = createRouter("users")
  .openapi(read, async (c) => {
    const { ctx } = c.var;
    return c.json(await findNotes(ctx.db, c.req.valid("param").userId), 200);
  })
  .openapi(write, async (c) => {
    const input = { ...c.req.valid("param"), notes: c.req.valid("json") };
    return c.json(await writeStaffNotes(c.var.ctx, input), 200);
  });
