import { z } from "@hono/zod-openapi";

const count = z.int().min(0);
const lastTime = z.iso.datetime().nullable();

export const homeSchema = z
  .object({
    pendingReminders: count.openapi({ description: "Reminders of the list that are not done." }),
    lastGameAt: lastTime.openapi({ description: "Null: never." }),
    keptFiles: count.openapi({ description: "Photos, videos and audios in 'Mis Recuerdos'." }),
    lastChatAt: lastTime.openapi({ description: "Null: never. It outlives the messages." }),
    activeDays: count.max(7).openapi({ description: "Of the last seven times 24 hours." }),
  })
  .openapi("Home");

export type Home = z.infer<typeof homeSchema>;

export const homeExample: Home = {
  pendingReminders: 3,
  lastGameAt: "2026-03-01T18:20:00.000Z",
  keptFiles: 24,
  lastChatAt: "2026-03-02T17:05:00.000Z",
  activeDays: 5,
};
