import { z } from "@hono/zod-openapi";
import { id, tooLong } from "../../platform/http/fields.ts";
import { administratorExample } from "../admins/index.ts";
import { cleanText } from "./clean-text.ts";

/** On one screen of a tablet, in letters of 20 px. */
const LONGEST = 200;
/** Who means more people than these means all. */
const MOST_RECIPIENTS = 500;
const MOST_SHOWN = 20;

const STATES = ["waiting", "current", "over", "withdrawn"] as const;

const MISSING = "Escribe el aviso.";
const WRONG_DAY = "La fecha no es válida.";
const WRONG_RECIPIENTS = "Elige para quién es el aviso.";
const REOPEN = "Cierra el aviso y vuelve a abrirlo antes de guardarlo.";
const day = z.iso.date({ error: WRONG_DAY }).openapi({ example: "2026-03-02" });
const version = z.int().min(1);

const written = {
  text: z
    .string({ error: MISSING })
    .overwrite(cleanText)
    .min(1, MISSING)
    .max(LONGEST, tooLong(LONGEST, "El aviso es demasiado largo")),
  from: day.openapi({ description: "The first day, in the portal’s zone." }),
  until: day.openapi({ description: "The last day, included." }),
  recipients: z
    .array(z.string({ error: WRONG_RECIPIENTS }).min(1).max(100), { error: WRONG_RECIPIENTS })
    .min(1, WRONG_RECIPIENTS)
    .max(MOST_RECIPIENTS, "Son más de 500 personas. Elige para todas.")
    .nullable()
    .openapi({ description: "Ids of people of the municipality; null: for all of them." }),
};

export const createAnnouncementSchema = z.object(written).openapi("CreateAnnouncement");

export const changeAnnouncementSchema = z
  .object({
    ...written,
    version: z.int({ error: REOPEN }).min(1, REOPEN).openapi({
      description: "The `version` of what was read: a newer one is not overwritten.",
    }),
  })
  .openapi("ChangeAnnouncement");

const count = z.int().min(0);

export const announcementSchema = z
  .object({
    id,
    text: z.string(),
    from: z.iso.date(),
    until: z.iso.date(),
    state: z.enum(STATES),
    isForAll: z.boolean(),
    version,
    createdAt: z.iso.datetime(),
    createdBy: z
      .string()
      .nullable()
      .openapi({ description: "The administrator’s name; null once that account is gone." }),
    seen: count.openapi({ description: "People who have opened it with the words it has now." }),
    total: count.openapi({
      description:
        "Those and all others whom it reaches: active and not paused, now or when it ended.",
    }),
  })
  .openapi("Announcement");

const recipientSchema = z.object({ id, name: z.string() });

export const announcementDetailsSchema = announcementSchema
  .extend({
    recipients: z
      .array(recipientSchema)
      .nullable()
      .openapi({ description: "By name; null: for all." }),
  })
  .openapi("AnnouncementDetails");

export const shownAnnouncementSchema = z
  .object({
    id,
    text: z.string(),
    from: z.iso.date(),
    version,
    isSeen: z.boolean(),
  })
  .openapi("ShownAnnouncement");

const seenSchema = z.object({
  id: z.string({ error: REOPEN }).min(1, REOPEN).max(100, REOPEN),
  version: z.int({ error: REOPEN }).min(1, REOPEN),
});

export const markAnnouncementsSeenSchema = z
  .object({
    seen: z.array(seenSchema, { error: REOPEN }).min(1, REOPEN).max(MOST_SHOWN, REOPEN),
  })
  .openapi("MarkAnnouncementsSeen");

export const createAnnouncementExample = {
  text: "Mañana, médico en la plaza a las 10",
  from: "2026-03-02",
  until: "2026-03-03",
  recipients: null,
};

export const announcementExample = {
  id: "3b1f6d2a-0c3e-4f58-9a7b-6e5d4c3b2a10",
  text: createAnnouncementExample.text,
  from: createAnnouncementExample.from,
  until: createAnnouncementExample.until,
  state: "current" as const,
  isForAll: true,
  version: 1,
  createdAt: "2026-03-02T09:30:00.000Z",
  createdBy: administratorExample.name,
  seen: 18,
  total: 42,
};

export const shownAnnouncementExample = {
  id: announcementExample.id,
  text: announcementExample.text,
  from: announcementExample.from,
  version: 1,
  isSeen: false,
};

export type WrittenAnnouncement = z.infer<typeof createAnnouncementSchema>;
export type ChangeAnnouncement = z.infer<typeof changeAnnouncementSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type AnnouncementDetails = z.infer<typeof announcementDetailsSchema>;
export type ShownAnnouncement = z.infer<typeof shownAnnouncementSchema>;
export type MarkAnnouncementsSeen = z.infer<typeof markAnnouncementsSeenSchema>;
