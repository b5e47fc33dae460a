import { z } from "@hono/zod-openapi";
import { CONSENTS } from "../../db/schema/consents.ts";
import { shownAnnouncementExample, shownAnnouncementSchema } from "../announcements/index.ts";

const count = z.int().min(0);
const lastTime = z.iso.datetime().nullable();

export const homeSchema = z
  .object({
    pendingReminders: count.openapi({ description: "Reminders of the list that are not done." }),
    lastGameAt: lastTime.openapi({ description: "Null: never." }),
    keptFiles: count.openapi({ description: "Photos, videos and audios in 'Mis Recuerdos'." }),
    lastChatAt: lastTime.openapi({ description: "Null: never. It outlives the messages." }),
    isPaused: z.boolean().openapi({ description: "Whether a pause silences the reminders now." }),
    waitingConsents: z
      .array(z.enum(CONSENTS))
      .openapi({ description: "Consents on paper that are not in force yet." }),
    consentQuestions: z
      .array(z.object({ consent: z.enum(CONSENTS), at: z.iso.datetime() }))
      .openapi({
        description:
          "Consents that were given with a PIN which somebody else may know, in another session: " +
          "was it the person?",
      }),
    offersPin: z.boolean().openapi({ description: "Whether to offer a PIN of one's own." }),
    announcements: z
      .array(shownAnnouncementSchema)
      .openapi({ description: "Of the town hall, for this person now; the newest first." }),
    activeDays: count.max(7).openapi({ description: "Of the last seven times 24 hours." }),
  })
  .openapi("Home");

export type Home = z.infer<typeof homeSchema>;

export const homeExample: Home = {
  pendingReminders: 3,
  lastGameAt: "2026-03-01T18:20:00.000Z",
  keptFiles: 24,
  lastChatAt: "2026-03-02T17:05:00.000Z",
  isPaused: false,
  waitingConsents: [],
  consentQuestions: [],
  offersPin: false,
  announcements: [shownAnnouncementExample],
  activeDays: 5,
};
