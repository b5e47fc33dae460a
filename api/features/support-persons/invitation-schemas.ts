import { z } from "@hono/zod-openapi";
import {
  emailAddress,
  id,
  looseId,
  newPassword,
  orNull,
  requiredText,
} from "../../platform/http/fields.ts";
import { municipalityExample } from "../municipalities/index.ts";
import { supportedUserExample, supportPersonExample, supportPersonSchema } from "./schemas.ts";

const ALL_FIELDS = "Por favor complete todos los campos";
const WRONG_CODE = "La invitación no es válida.";
const expiresAt = z.iso.datetime();

export const createSupportInvitationSchema = z
  .object({ name: requiredText(ALL_FIELDS), email: emailAddress(ALL_FIELDS) })
  .openapi("CreateSupportInvitation");

const newSupportInvitationSchema = z
  .object({
    code: z.string().openapi({ description: "Told this once; stored as a hash." }),
    url: z.url().openapi({ description: "The link to send; the code stands in its fragment." }),
    expiresAt,
  })
  .openapi("NewSupportInvitation");

export const supportInvitationOutcomeSchema = z
  .discriminatedUnion("outcome", [
    z
      .object({ outcome: z.literal("invited"), invitation: newSupportInvitationSchema })
      .openapi("SupportPersonInvited"),
    z
      .object({ outcome: z.literal("linked"), supportPerson: supportPersonSchema })
      .openapi("SupportPersonLinked"),
  ])
  .openapi("SupportInvitationOutcome");

export const openSupportInvitationSchema = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    createdBy: z.string().openapi({ description: "Who invited." }),
    createdAt: z.iso.datetime(),
    expiresAt,
  })
  .openapi("OpenSupportInvitation");

const linkFields = {
  code: z.string({ error: WRONG_CODE }).max(200, WRONG_CODE),
  municipalityId: looseId("No se ha seleccionado un municipio"),
};

export const checkSupportInvitationSchema = z.object(linkFields).openapi("CheckSupportInvitation");

const usableSupportInvitationSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    userName: z.string().openapi({ description: "Whom one is invited to accompany." }),
  })
  .openapi("UsableSupportInvitation");

export const supportInvitationVerdictSchema = z
  .object({
    invitation: orNull(usableSupportInvitationSchema).openapi({
      description: "Null: the link can be used no more.",
    }),
  })
  .openapi("SupportInvitationVerdict");

export const acceptSupportInvitationSchema = z
  .object({ ...linkFields, password: newPassword("Escribe una contraseña.") })
  .openapi("AcceptSupportInvitation");

const code = "rT5n1Jc8Wq0Zy3Vb7Lk2Hs9Xf4Gm6Pd1Ae0UiOoEjKM";
const { name, email } = supportPersonExample;
const until = "2026-03-09T10:00:00.000Z";

export const createSupportInvitationExample = { name, email };

export const invitedExample = {
  outcome: "invited" as const,
  invitation: { code, url: `https://portal.es/#apoyo=${code}`, expiresAt: until },
};

export const openSupportInvitationExample = {
  id: "0c9d7a35-6b1e-4a52-8f0d-3e2c1b4a5d67",
  ...{ name, email },
  createdBy: "Ana Ruiz",
  createdAt: "2026-03-02T10:00:00.000Z",
  expiresAt: until,
};

export const checkSupportInvitationExample = { code, municipalityId: municipalityExample.id };

export const supportInvitationVerdictExample = {
  invitation: { name, email, userName: supportedUserExample.name },
};

export const acceptSupportInvitationExample = {
  ...checkSupportInvitationExample,
  password: "tres-gatos-azules",
};

export type CreateSupportInvitation = z.infer<typeof createSupportInvitationSchema>;
export type SupportInvitationOutcome = z.infer<typeof supportInvitationOutcomeSchema>;
export type OpenSupportInvitation = z.infer<typeof openSupportInvitationSchema>;
export type SupportInvitationVerdict = z.infer<typeof supportInvitationVerdictSchema>;
export type AcceptSupportInvitation = z.infer<typeof acceptSupportInvitationSchema>;
