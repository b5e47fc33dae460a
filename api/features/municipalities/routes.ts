import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { ensureMunicipality } from "./ensure-municipality.ts";
import { ensureMunicipalitySchema, municipalityExample, municipalitySchema } from "./schemas.ts";

const ensure = createRoute({
  method: "post",
  path: "/municipalities/ensure",
  operationId: "ensureMunicipality",
  summary: "Get the id of one of the municipalities that this portal serves",
  tags: [TAGS.municipalities.name],
  permission: "public",
  request: { body: jsonBody(ensureMunicipalitySchema, { name: "Villanueva del Valle" }) },
  responses: {
    200: jsonResponse("The municipality.", municipalitySchema, municipalityExample),
    ...bodyErrorResponses,
    ...errorResponses(404),
  },
});

export const municipalitiesRoutes = createRouter().openapi(ensure, async (c) =>
  c.json(await ensureMunicipality(c.var.ctx, c.req.valid("json")), 200),
);
