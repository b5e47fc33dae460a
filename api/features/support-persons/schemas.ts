import { z } from "@hono/zod-openapi";
import { CONSENTS } from "../../db/schema/consents.ts";
import { PAUSE_REASONS } from "../../db/schema/pauses.ts";
import {
  emailAddress,
  id,
  looseId,
  newPassword,
  requiredText,
} from "../../platform/http/fields.ts";
import { calledBy, userRecordExample } from "../users/index.ts";

const ALL_FIELDS = "Por favor complete todos los campos";

export const supportPersonSchema = z
  .object({ id, name: z.string(), email: z.string() })
  .openapi("SupportPerson");

const newSupportPassword = newPassword(ALL_FIELDS).refine((text) => text.trim() !== "", ALL_FIELDS);

export const createSupportPersonSchema = z
  .object({
    name: requiredText(ALL_FIELDS),
    email: emailAddress(ALL_FIELDS),
    password: newSupportPassword,
  })
  .openapi("CreateSupportPerson");

export const addedSupportPersonSchema = z
  .object({
    ...supportPersonSchema.shape,
    hadAccount: z.boolean().openapi({
      description: "The e-mail had a login already, which keeps its own name and password.",
    }),
  })
  .openapi("AddedSupportPerson");

export const setSupportPasswordSchema = z
  .object({ password: newSupportPassword })
  .openapi("SetSupportPassword");

export const supportLoginSchema = z
  .object({
    email: requiredText(ALL_FIELDS, 254).openapi({ format: "email" }),
    password: z
      .string({ error: ALL_FIELDS })
      .min(1, ALL_FIELDS)
      .max(200)
      .openapi({ format: "password" }),
    municipalityId: looseId("No se ha seleccionado un municipio"),
  })
  .openapi("SupportLogin");

/** What a relative sees first of the person they support. */
export const supportedUserSchema = z
  .object({
    id,
    name: z.string(),
    preferredName: calledBy,
    photo: z.string().optional().openapi({ description: "Absent without one." }),
    familyConsent: z.boolean(),
    familyConsentDue: z.iso
      .datetime()
      .optional()
      .openapi({
        description:
          "When a consent that waits comes into force; absent where none waits, and in the answer to " +
          "a login.",
      }),
    pause: z
      .object({
        reason: z.enum(PAUSE_REASONS).optional().openapi({
          description: "Absent where the person does not share with the family; of a death never.",
        }),
        endsAt: z.iso.datetime().optional().openapi({ description: "Absent: no end is set." }),
      })
      .optional()
      .openapi({ description: "Absent while nobody has paused the person." }),
    newConsents: z
      .array(z.object({ consent: z.enum(CONSENTS), at: z.iso.datetime() }))
      .optional()
      .openapi({
        description:
          "Consents given with a PIN that somebody else may know, until the support person has " +
          "seen it; absent without any, and in the answer to a login.",
      }),
  })
  .openapi("SupportedUser");

export const supportSessionSchema = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    userId: id,
    user: supportedUserSchema,
    users: z
      .array(supportedUserSchema)
      .openapi({ description: "All linked people, oldest link first." }),
  })
  .openapi("SupportLoginAnswer");

export const supportPersonExample = {
  id: "5a0e3f6a-1e4f-4d0c-9c3b-8d7e6f5a4b3c",
  name: "Lucía López",
  email: "lucia@correo.es",
};

export const supportedUserExample = {
  id: userRecordExample.id,
  name: userRecordExample.name,
  familyConsent: true,
};

export const supportSessionExample = {
  ...supportPersonExample,
  userId: supportedUserExample.id,
  user: supportedUserExample,
  users: [supportedUserExample],
};

export type AddedSupportPerson = z.infer<typeof addedSupportPersonSchema>;
export type SupportPerson = z.infer<typeof supportPersonSchema>;
export type CreateSupportPerson = z.infer<typeof createSupportPersonSchema>;
export type SupportLogin = z.infer<typeof supportLoginSchema>;
export type SupportSession = z.infer<typeof supportSessionSchema>;
