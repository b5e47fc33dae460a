import { Buffer } from "node:buffer";
import { z } from "@hono/zod-openapi";
import { id } from "../../platform/http/fields.ts";
import { ENCODINGS } from "./decode-text.ts";
import { SEPARATORS } from "./parse-cells.ts";
import { MAX_FILE_BYTES } from "./read-people.ts";
import { MOST_PEOPLE } from "./read-table.ts";

/** How many people of the file a check shows, and how many of its errors and doubled people. */
export const PEOPLE_SHOWN = 10;
export const LINES_SHOWN = 100;

const FILE_MISSING = "Elige un archivo CSV.";
/** In base64 a file is a third longer. */
const FILE_MAX_CHARS = Math.ceil(MAX_FILE_BYTES / 3) * 4;
/** What a body with a file may weigh. */
export const FILE_BODY_BYTES = FILE_MAX_CHARS + 1024;

const file = z
  .string({ error: FILE_MISSING })
  .min(1, FILE_MISSING)
  .max(FILE_MAX_CHARS, "El archivo no puede ocupar más de 4 MB.")
  .openapi({
    description:
      "A CSV file in base64, at most 4 MB and 10,000 people. UTF-8, UTF-16, or what offices wrote " +
      "before (Windows-1252, Mac Roman, CP850, CP437, ISO-8859-15); " +
      "separated by ';', ',', tabs or '|'. A row at its top names the columns; titles may stand above it.",
    "x-max-bytes": MAX_FILE_BYTES,
  });

export const checkImportSchema = z.object({ file }).openapi("CheckUserImport");

export const importUsersSchema = z
  .object({
    file,
    people: z
      .int({ error: "Comprueba el archivo antes de crear a las personas." })
      .min(1, "No hay ninguna persona nueva en el archivo.")
      .max(MOST_PEOPLE, "El archivo trae más de 10.000 personas. Divídelo en varios archivos.")
      .openapi({ description: "How many new people the check counted; other numbers are a 409." }),
  })
  .openapi("ImportUsers");

const count = z.int().min(0);
const row = z.int().min(1).openapi({ description: "As a spreadsheet numbers its rows." });

export const userImportCheckSchema = z
  .object({
    encoding: z.enum(ENCODINGS),
    separator: z
      .enum(SEPARATORS)
      .openapi({ "x-enum-varnames": ["Semicolon", "Comma", "Tab", "Bar"] }),
    unused: z.array(z.string()).openapi({ description: "Headings of columns that are not read." }),
    // Optional, because an area may meet a portal of an earlier release, which does not send it.
    leftOut: z
      .array(
        z.object({
          column: z.string().openapi({ description: "As a spreadsheet names it: A, B, AA." }),
          heading: z.string().openapi({ description: "Empty: it has none." }),
          example: z
            .string()
            .nullable()
            .openapi({ description: "The first text in it; null: there is none." }),
        }),
      )
      .optional()
      .openapi({ description: "Columns that are not read, with what is in them." }),
    people: count.openapi({ description: "How many people would be enrolled." }),
    firstPeople: z
      .array(
        z.object({
          row,
          name: z.string(),
          birthDate: z.iso.date().nullable(),
          phone: z.string().nullable(),
        }),
      )
      .openapi({ description: "The first of them." }),
    errors: count.openapi({ description: "How many rows are wrong; with one nobody is enrolled." }),
    firstErrors: z
      .array(z.object({ row, message: z.string() }))
      .openapi({ description: "The first of them, with a Spanish sentence each." }),
    doubled: count.openapi({ description: "How many rows are left out as doubled." }),
    firstDoubled: z
      .array(
        z.object({
          row,
          name: z.string(),
          sameAs: row.nullable().openapi({
            description: "The row of the same person; null: they are in the portal already.",
          }),
        }),
      )
      .openapi({ description: "The first of them." }),
    room: count.openapi({ description: "How many people more the municipality takes." }),
  })
  .openapi("UserImportCheck");

export const importedUsersSchema = z
  .object({
    created: count,
    // Optional, because an area may meet a portal of an earlier release, which does not send it.
    users: z
      .array(z.object({ id, name: z.string() }))
      .optional()
      .openapi({ description: "Who was enrolled, in the order of the file." }),
  })
  .openapi("ImportedUsers");

export const importedUsersExample = {
  created: 1,
  users: [{ id: "7f2c1f5e-3c1b-4b8e-9a55-0d6a3f1c2b10", name: "Aurelia Gil Mora" }],
};

const EXAMPLE_FILE =
  "Nombre;Apellidos;Fecha de nacimiento;Observaciones\r\nAurelia;Gil Mora;28/05/1941;Vive sola\r\n";

export const fileExample = Buffer.from(EXAMPLE_FILE).toString("base64");

export const userImportCheckExample = {
  encoding: "UTF-8" as const,
  separator: ";" as const,
  unused: ["Observaciones"],
  leftOut: [{ column: "D", heading: "Observaciones", example: "Vive sola" }],
  people: 1,
  firstPeople: [{ row: 2, name: "Aurelia Gil Mora", birthDate: "1941-05-28", phone: null }],
  errors: 0,
  firstErrors: [],
  doubled: 0,
  firstDoubled: [],
  room: 1_994,
};

export type ImportedUsers = { created: number; users: { id: string; name: string }[] };
export type ImportUsers = z.infer<typeof importUsersSchema>;
export type UserImportCheck = z.infer<typeof userImportCheckSchema>;
