import { z } from "@hono/zod-openapi";
import { emailAddress, emptyAsNull, requiredText, tooLong } from "../../platform/http/fields.ts";
import { composed, withoutLeftovers } from "../../platform/http/typed-text.ts";
import { PHONE_WRONG, readPhone, showPhone, tidyPhone } from "../../platform/phone.ts";

const BIRTH_DATE_WRONG = "Escribe una fecha de nacimiento válida, como 1941-05-28.";

/** A telephone as it was typed: which number it is, `readPhone` says. */
const typedPhone = z
  .string({ error: PHONE_WRONG })
  .overwrite(tidyPhone)
  .regex(/\d/, PHONE_WRONG)
  .max(120, tooLong(120));

/** A telephone as it is kept. */
const phoneNumber = typedPhone.check((payload) => {
  if (payload.issues.length > 0) return;
  const { kept, problem } = readPhone(payload.value);
  if (problem === undefined) payload.value = kept;
  else payload.issues.push({ code: "custom", message: problem, input: payload.value });
});

export const NO_NAME = "Escribe un nombre con letras, como «Carmen».";

const tidyName = (typed: string): string => composed(withoutLeftovers(typed)).trim();

const preferredName = z
  .string({ error: NO_NAME })
  .overwrite(tidyName)
  .max(40, "Escribe un nombre más corto, de 40 letras como mucho.")
  .refine((typed) => /\p{L}/u.test(typed), NO_NAME);

/** How somebody wants to be called: it is spoken, so it has letters. Spaces alone are nothing. */
export const preferredNameInput = z.preprocess(
  (value) => (typeof value === "string" && tidyName(value) === "" ? null : value),
  preferredName.nullable().optional(),
);

const optionalText = () => emptyAsNull(requiredText("Escribe un texto."));

/** A day of the calendar since 1900; whether it has come yet, the verb asks its clock. */
const birthDay = z
  .string({ error: BIRTH_DATE_WRONG })
  .trim()
  .pipe(z.iso.date({ error: BIRTH_DATE_WRONG }))
  .refine((day) => day >= "1900-01-01", BIRTH_DATE_WRONG)
  .openapi({ format: "date", example: "1941-05-28" });

/**
 * What the town hall writes down of a person, and can change later. Everything that shows or keeps
 * these details takes them from this file.
 */
export const detailInputs = {
  name: requiredText("El nombre es obligatorio"),
  surnames: optionalText(),
  preferredName: preferredNameInput,
  email: emptyAsNull(emailAddress("Escribe un correo electrónico válido.")),
  phone: emptyAsNull(phoneNumber),
  address: optionalText(),
  birthDate: emptyAsNull(birthDay),
  emergencyName: optionalText(),
  emergencyPhone: emptyAsNull(phoneNumber),
};

/**
 * The same where they are changed: a telephone that is sent back as it was is taken whatever it is,
 * so the verb reads it (`readChangedPhones`).
 */
export const changedDetailInputs = {
  ...detailInputs,
  phone: emptyAsNull(typedPhone),
  emergencyPhone: emptyAsNull(typedPhone),
};

/** The same as they are read. */
export const detailFields = {
  name: z.string(),
  surnames: z.string().nullable(),
  // As `address`.
  preferredName: z.string().nullable().optional(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  // Optional, because an area may meet a portal of an earlier release, which does not send it.
  address: z.string().nullable().optional(),
  birthDate: z.iso.date().nullable(),
  emergencyName: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
};

export const detailsExample = {
  name: "Carmen López",
  surnames: null,
  preferredName: null,
  email: null,
  phone: "600 12 34 56",
  address: "Calle Mayor, 12",
  birthDate: "1941-05-28",
  emergencyName: "Lucía Gil",
  emergencyPhone: "600 65 43 21",
};

export type UserDetails = z.infer<z.ZodObject<typeof detailFields>>;

/** The details of a row and nothing else of it, telephones as people write them. */
export const toDetails = (row: UserDetails): UserDetails => ({
  name: row.name,
  surnames: row.surnames,
  preferredName: row.preferredName,
  email: row.email,
  phone: row.phone && showPhone(row.phone),
  address: row.address,
  birthDate: row.birthDate,
  emergencyName: row.emergencyName,
  emergencyPhone: row.emergencyPhone && showPhone(row.emergencyPhone),
});
