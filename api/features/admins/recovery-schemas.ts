import { z } from "@hono/zod-openapi";
import { emailAddress, tooLong } from "../../platform/http/fields.ts";
import { passwordLinkExample, passwordLinkSchema } from "../password-links/index.ts";

const NAME_WRONG = "Escribe el nombre del municipio.";

export const recoverSchema = z
  .object({
    email: emailAddress("El correo electrónico es obligatorio."),
    municipality: z
      .string({ error: NAME_WRONG })
      .trim()
      .max(120, tooLong(120, "El nombre es demasiado largo"))
      .nullable()
      .openapi({
        description: "By name; null while the e-mail is unique in the whole portal.",
      }),
  })
  .openapi("RecoverAdministrator");

export const recoveredSchema = passwordLinkSchema
  .extend({ name: z.string(), municipality: z.string() })
  .openapi("RecoveredAdministrator");

export const recoveredExample = {
  ...passwordLinkExample,
  name: "Ana Ruiz",
  municipality: "Villanueva del Valle",
};

export type Recover = z.infer<typeof recoverSchema>;
export type Recovered = z.infer<typeof recoveredSchema>;
