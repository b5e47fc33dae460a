import { z } from "@hono/zod-openapi";
import { tooLong } from "../../platform/http/fields.ts";
import { administratorExample } from "../admins/index.ts";

const since = z.iso.datetime().nullable();

export const staffNotesSchema = z
  .object({
    text: z.string().openapi({ description: "'' when nothing was noted." }),
    changedAt: since.openapi({ description: "Null when nothing was noted." }),
    changedBy: z
      .string()
      .nullable()
      .openapi({ description: "The administrator's name; null once that account is gone." }),
  })
  .openapi("StaffNotes");

export const writeStaffNotesSchema = z
  .object({
    text: z
      .string({ error: "Escribe la nota." })
      .trim()
      .max(2_000, tooLong(2_000, "La nota es demasiado larga")),
    since: z.iso
      .datetime({ error: "Vuelve a abrir la ficha antes de guardar la nota." })
      .nullable()
      .openapi({
        description: "The `changedAt` of what was read: a newer note is not overwritten.",
      }),
  })
  .openapi("WriteStaffNotes");

export const staffNotesExample = {
  text: "Prefiere que la llamen por la tarde.",
  changedAt: "2026-03-02T09:30:00.000Z",
  changedBy: administratorExample.name,
};

export type StaffNotes = z.infer<typeof staffNotesSchema>;
export type WriteStaffNotes = z.infer<typeof writeStaffNotesSchema>;
