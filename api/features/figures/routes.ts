import { z } from "@hono/zod-openapi";
import { nameHeaders } from "../../platform/http/answer-headers.ts";
import { createRoute, createRouter, jsonResponse } from "../../platform/http/calls.ts";
import { exportFigures } from "./export-figures.ts";
import { figuresCsv } from "./figures-csv.ts";
import { figuresExample, figuresQuerySchema, figuresSchema } from "./schemas.ts";
import { showFigures } from "./show-figures.ts";

const show = createRoute({
  method: "get",
  path: "/figures",
  operationId: "getFigures",
  summary: "Tell how the municipality uses the portal, month by month and without names",
  description:
    "Whole months, in the portal’s zone. Each is summed up once, when it is first asked for, a week " +
    "after its end or later, and stays as it is. No number that fewer than five people have made " +
    "is told, and no sum from which one could be worked out.",
  permission: "figures:read",
  request: { query: figuresQuerySchema },
  responses: { 200: jsonResponse("The months.", figuresSchema, figuresExample) },
  errors: [403],
});

const download = createRoute({
  method: "get",
  path: "/figures/export",
  operationId: "exportFigures",
  summary: "Download the settled months as CSV",
  description: "Separated by ';', in UTF-8. Twenty an hour for each administrator.",
  permission: "figures:read",
  request: { query: figuresQuerySchema },
  responses: {
    200: {
      description: "A line for each month that is settled, and their sum.",
      content: { "text/csv": { schema: z.string(), example: figuresCsv(figuresExample) } },
      headers: nameHeaders,
    },
  },
  errors: [403, 429],
});

export const figuresRoutes = createRouter("activity")
  .verb(show, showFigures)
  .openapi(download, async (c) =>
    c.body(await exportFigures(c.var.ctx, c.req.valid("query")), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="cifras.csv"',
    }),
  );
