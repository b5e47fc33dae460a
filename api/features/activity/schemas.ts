import { z } from "@hono/zod-openapi";
import { emptyAsMissing, id } from "../../platform/http/fields.ts";
import { moment } from "../../platform/http/moments.ts";

const WRONG_COUNT = "El número de mensajes debe estar entre 0 y 10000.";
const WRONG_MINUTE = "El minuto de actividad no es válido.";
const WRONG_VIEWS = "Los recordatorios vistos no son válidos.";

const viewSchema = z.object(
  {
    reminderId: id,
    day: z.iso.date({ error: WRONG_VIEWS }).openapi({ description: "In the portal’s zone." }),
  },
  { error: WRONG_VIEWS },
);

export const recordActivitySchema = z
  .object({
    chatSessionMessages: emptyAsMissing(
      z.int({ error: WRONG_COUNT }).min(0, WRONG_COUNT).max(10_000, WRONG_COUNT),
    ).openapi({ description: "Messages that the person sent in the conversation just left." }),
    activeMinute: emptyAsMissing(moment(WRONG_MINUTE, WRONG_MINUTE)).openapi({
      description:
        "A moment of a minute with the person’s own input, of the last 24 hours; a minute counts once.",
    }),
    remindersViewed: emptyAsMissing(
      z.array(viewSchema, { error: WRONG_VIEWS }).max(200, WRONG_VIEWS),
    ).openapi({
      description:
        "Reminders that were shown, today or yesterday; a reminder counts once a day, and one that " +
        "is not the person’s does not count.",
    }),
  })
  .openapi("RecordActivity");

export const recordActivityExample = {
  chatSessionMessages: 6,
  activeMinute: "2026-03-02T09:31:00.000Z",
  remindersViewed: [{ reminderId: "c0ffee00-0000-4000-8000-000000000001", day: "2026-03-02" }],
};

export type RecordActivity = z.infer<typeof recordActivitySchema>;
