import { z } from "@hono/zod-openapi";
import {
  emailAddress,
  emptyAsMissing,
  id,
  looseId,
  newPassword,
  requiredText,
} from "../../platform/http/fields.ts";
import { invitationCode } from "../invitations/index.ts";
import { municipalityExample } from "../municipalities/index.ts";
import { challenge, factorCode, recoveryCodesSchema } from "../second-factor/index.ts";

export const administratorSchema = z
  .object({ id, name: z.string(), email: z.string(), municipalityId: id })
  .openapi("Administrator");

export const createFirstSchema = z
  .object({
    name: requiredText("El nombre es obligatorio"),
    email: emailAddress("El correo electrónico es obligatorio."),
    password: newPassword("La contraseña es obligatoria."),
    municipalityId: looseId("No se ha seleccionado un municipio"),
    invitation: emptyAsMissing(invitationCode).openapi({
      description: "The code of an invitation or of the set-up link.",
    }),
  })
  .openapi("CreateFirstAdministrator");

const LOGIN_MISSING = "Escribe tu correo y tu contraseña.";

export const adminLoginSchema = z
  .object({
    email: requiredText(LOGIN_MISSING, 254).openapi({ format: "email" }),
    password: z
      .string({ error: LOGIN_MISSING })
      .min(1, LOGIN_MISSING)
      .max(200)
      .openapi({ format: "password" }),
    // A missing municipality does not block an administrator's login.
    municipalityId: z.string().trim().toLowerCase().max(100).nullish().openapi({ format: "uuid" }),
  })
  .openapi("AdministratorLogin");

export const adminTokenSchema = z
  .object({
    token: z.string().openapi({ description: "Bearer token: 8 hours, 30 minutes idle." }),
    id,
    name: z.string(),
  })
  .openapi("AdministratorToken");

export const loginStepSchema = z
  .object({
    step: z.enum(["code", "enrol"]).openapi({
      description: "`code`: a code of the app that is set up. `enrol`: an app is to be set up.",
    }),
    challenge,
    expiresAt: z.iso.datetime(),
  })
  .openapi("LoginStep");

export const loginCodeSchema = z.object({ challenge, code: factorCode }).openapi("LoginCode");

export const loginChallengeSchema = z.object({ challenge }).openapi("LoginChallenge");

export const enrolledTokenSchema = adminTokenSchema
  .extend(recoveryCodesSchema.shape)
  .openapi("EnrolledToken");

export const administratorExample = {
  id: "0c9f6f4e-5d0a-4f6d-8a56-0a1b2c3d4e5f",
  name: "Ana Ruiz",
  email: "ana@villanueva.es",
  municipalityId: municipalityExample.id,
};

export type Administrator = z.infer<typeof administratorSchema>;
export type CreateFirst = z.infer<typeof createFirstSchema>;
export type AdminLogin = z.infer<typeof adminLoginSchema>;
export type LoginStep = z.infer<typeof loginStepSchema>;
export type AdminToken = z.infer<typeof adminTokenSchema>;
