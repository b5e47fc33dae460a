import { z } from "@hono/zod-openapi";
import { emailAddress, emptyAsNull, requiredText } from "../../platform/http/fields.ts";

const phoneNumber = z
  .string({ error: "Escribe un teléfono válido, solo con números." })
  .trim()
  .regex(/^[+\d][\d\s().-]{2,29}$/, "Escribe un teléfono válido, solo con números.");

/**
 * What the town hall writes down of a person, and can change later. Everything that shows or keeps
 * these details takes them from this file.
 */
export const detailInputs = {
  name: requiredText("El nombre es obligatorio"),
  email: emptyAsNull(emailAddress("Escribe un correo electrónico válido.")),
  phone: emptyAsNull(phoneNumber),
};

/** The same as they are read. */
export const detailFields = {
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
};

export const detailsExample = { name: "Carmen López", email: null, phone: "600 123 456" };

export type UserDetails = z.infer<z.ZodObject<typeof detailFields>>;

/** The details of a row, and nothing else of it. */
export const toDetails = ({ name, email, phone }: UserDetails): UserDetails => ({
  name,
  email,
  phone,
});
