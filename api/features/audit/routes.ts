import { z } from "@hono/zod-openapi";
import { nameHeaders } from "../../platform/http/answer-headers.ts";
import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { exportEvents } from "./export-events.ts";
import { listEvents } from "./list-events.ts";
import { municipalEvents } from "./municipal-events-query.ts";
import {
  auditEventExample,
  auditEventSchema,
  eventFilterSchema,
  exportExample,
  listEventsQuerySchema,
  municipalEventPageExample,
  municipalEventPageSchema,
  municipalEventsQuerySchema,
} from "./schemas.ts";

const list = createRoute({
  method: "get",
  path: "/users/{userId}/audit",
  operationId: "listAuditEvents",
  summary: "List what was done with an older person's account and data",
  description:
    "Names instead of ids, and no contents. Page on with the last event's `at` as `before`; events " +
    "of one moment are never parted, so a page may be longer than `limit`.",
  permission: "audit:read",
  request: {
    params: userParams,
    query: listEventsQuerySchema,
  },
  responses: { 200: jsonResponse("Newest first.", z.array(auditEventSchema), [auditEventExample]) },
  errors: [403, 404],
});

const listAll = createRoute({
  method: "get",
  path: "/audit",
  operationId: "listMunicipalEvents",
  summary: "List what was done in the municipality, by person, who, what and days",
  description:
    "Also what belongs to no person: logins that failed, invitations, devices, releases. Newest " +
    "first, by pages that stay what they are while more is added.",
  permission: "municipal-audit:read",
  request: { query: municipalEventsQuerySchema },
  responses: {
    200: jsonResponse("One page.", municipalEventPageSchema, municipalEventPageExample),
  },
  errors: [403],
});

const exportAll = createRoute({
  method: "get",
  path: "/audit/export",
  operationId: "exportMunicipalEvents",
  summary: "Download the municipality's trail as CSV",
  description:
    "All that matches, separated by ';', in UTF-8. What a spreadsheet would take for a formula " +
    "begins with an apostrophe. That it was downloaded is on record.",
  permission: "municipal-audit:export",
  request: { query: eventFilterSchema },
  responses: {
    200: {
      description: "The lines, as they are read.",
      content: { "text/csv": { schema: z.string(), example: exportExample } },
      headers: nameHeaders,
    },
  },
  errors: [403, 429],
});

export const auditRoutes = createRouter("audit")
  .verb(list, listEvents)
  .openapi(listAll, async (c) => {
    const { after, limit, ...filter } = c.req.valid("query");
    return c.json(await municipalEvents(c.var.ctx, filter, { after, limit }), 200);
  })
  .openapi(exportAll, async (c) =>
    c.body(await exportEvents(c.var.ctx, c.req.valid("query")), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="registro.csv"',
    }),
  );
