import { z } from "@hono/zod-openapi";
import { emailAddress, looseId, newPassword, orNull } from "../../platform/http/fields.ts";
import { municipalityExample } from "../municipalities/index.ts";

const CODE_MISSING = "Falta el código del enlace.";

const code = z.string({ error: CODE_MISSING }).min(1, CODE_MISSING).max(200, CODE_MISSING);

const role = z.enum(["administrator", "support"]).openapi("PasswordLinkRole");

export const passwordLinkSchema = z
  .object({
    url: z.url().openapi({
      description: "To open where its owner is; the code stands in its fragment. Told this once.",
    }),
    expiresAt: z.iso.datetime(),
  })
  .openapi("PasswordLink");

export const checkPasswordLinkSchema = z.object({ code }).openapi("CheckPasswordLink");

export const passwordLinkVerdictSchema = z
  .object({ role: orNull(role).openapi({ description: "Null when it cannot be used." }) })
  .openapi("PasswordLinkVerdict");

export const takePasswordLinkSchema = z
  .object({ code, password: newPassword("Escribe la contraseña nueva.") })
  .openapi("TakePasswordLink");

export const requestSupportLinkSchema = z
  .object({
    email: emailAddress("Escribe tu correo electrónico."),
    municipalityId: looseId("No se ha seleccionado un municipio"),
  })
  .openapi("RequestSupportPasswordLink");

export const takenPasswordLinkSchema = z
  .object({ role, email: z.string().openapi({ description: "To sign in with now." }) })
  .openapi("TakenPasswordLink");

const codeExample = "pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE";

export const passwordLinkExample = {
  url: `https://portal.es/#clave=${codeExample}`,
  expiresAt: "2026-03-02T11:00:00.000Z",
};

export const checkPasswordLinkExample = { code: codeExample };

export const takePasswordLinkExample = { code: codeExample, password: "cuatro-perros-verdes" };

export const takenPasswordLinkExample = {
  role: "administrator" as const,
  email: "ana@villanueva.es",
};

export const requestSupportLinkExample = {
  email: "lucia@correo.es",
  municipalityId: municipalityExample.id,
};

export type RequestSupportLink = z.infer<typeof requestSupportLinkSchema>;
export type PasswordLink = z.infer<typeof passwordLinkSchema>;
export type PasswordLinkVerdict = z.infer<typeof passwordLinkVerdictSchema>;
export type TakePasswordLink = z.infer<typeof takePasswordLinkSchema>;
export type TakenPasswordLink = z.infer<typeof takenPasswordLinkSchema>;
