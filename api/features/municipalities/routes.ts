import { createRoute } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { ANYONE, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { ensureMunicipality } from "./ensure-municipality.ts";
import { ensureMunicipalitySchema, municipalityExample, municipalitySchema } from "./schemas.ts";

const ensure = createRoute({
  method: "post",
  path: "/municipalities/ensure",
  operationId: "ensureMunicipality",
  summary: "Get the id of one of the municipalities that this portal serves",
  tags: [TAGS.municipalities.name],
  security: ANYONE,
  request: { body: jsonBody(ensureMunicipalitySchema, { name: "Villanueva del Valle" }) },
  responses: {
    200: answer("The municipality.", municipalitySchema, municipalityExample),
    ...bodyRefusals,
    ...refusals(404),
  },
});

export const municipalitiesRoutes = createRouter().openapi(ensure, async (c) =>
  c.json(await ensureMunicipality(c.var.ctx, c.req.valid("json")), 200),
);
