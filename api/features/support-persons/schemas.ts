import { z } from "@hono/zod-openapi";
import {
  emailAddress,
  id,
  looseId,
  newPassword,
  requiredText,
} from "../../platform/http/fields.ts";
import { userRecordExample } from "../users/schemas.ts";

const ALL_FIELDS = "Por favor complete todos los campos";

export const supportPersonSchema = z
  .object({ id, name: z.string(), email: z.string() })
  .openapi("SupportPerson");

const newSupportPassword = newPassword(ALL_FIELDS).refine((text) => text.trim() !== "", ALL_FIELDS);

export const createSupportPersonSchema = z
  .strictObject({
    name: requiredText(ALL_FIELDS),
    email: emailAddress(ALL_FIELDS),
    password: newSupportPassword,
  })
  .openapi("CreateSupportPerson");

export const setSupportPasswordSchema = z
  .strictObject({ password: newSupportPassword })
  .openapi("SetSupportPassword");

export const supportLoginSchema = z
  .strictObject({
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
  .object({ id, name: z.string(), familyConsent: z.boolean() })
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

export type SupportPerson = z.infer<typeof supportPersonSchema>;
export type CreateSupportPerson = z.infer<typeof createSupportPersonSchema>;
export type SupportLogin = z.infer<typeof supportLoginSchema>;
export type SupportSession = z.infer<typeof supportSessionSchema>;
