import { z } from "@hono/zod-openapi";
import { id, requiredText } from "../../platform/http/fields.ts";

export const municipalitySchema = z.object({ id, name: z.string() }).openapi("Municipality");

export const ensureMunicipalitySchema = z
  .object({ name: requiredText("El nombre del municipio es obligatorio.") })
  .openapi("EnsureMunicipality");

export const municipalityExample = {
  id: "3b7d4c52-58a7-4d6c-8f0e-54f1c4f7a901",
  name: "Villanueva del Valle",
};
