import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { ensureMunicipality } from "./ensure-municipality.ts";
import { ensureMunicipalitySchema, municipalityExample, municipalitySchema } from "./schemas.ts";

const ensure = createRoute({
  method: "post",
  path: "/municipalities/ensure",
  operationId: "ensureMunicipality",
  summary: "Get the id of one of the municipalities that this portal serves",
  description:
    "A portal of one’s own for which nobody has configured any makes what is asked for, up to 20.",
  permission: "public",
  request: { body: jsonBody(ensureMunicipalitySchema, { name: "Villanueva del Valle" }) },
  responses: { 200: jsonResponse("The municipality.", municipalitySchema, municipalityExample) },
  errors: [404, 409],
});

export const municipalitiesRoutes = createRouter("municipalities").verb(ensure, ensureMunicipality);
