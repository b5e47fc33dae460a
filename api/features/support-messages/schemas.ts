import { z } from "@hono/zod-openapi";
import { MESSAGE_TYPES } from "../../db/schema/support-messages.ts";
import { id, looseId } from "../../platform/http/fields.ts";
import { pageSize } from "../../platform/http/page-size.ts";
import { supportPersonExample } from "../support-persons/index.ts";
import { MAX_FILE_BYTES } from "../uploads/index.ts";
import { userRecordExample } from "../users/index.ts";

export const NOTHING_TO_SEND = "Por favor escriba un mensaje o seleccione un archivo";
const TOO_LONG = "El mensaje es demasiado largo. Máximo 2000 caracteres.";
const WRONG_TYPE = "El mensaje debe ser un texto, una imagen o un video.";
const NAME = "aZk3a4s2d1r0f8wYb9qb0y9TbV1x2u3c0S3qw0qn3xJ";

/** What a message with a file but no words says. */
export const DEFAULT_CONTENT = "Archivo adjunto";

export const sendMessageSchema = z
  .object({
    toUserId: looseId("Elige a quién va el mensaje."),
    content: z
      .string({ error: "Escribe el mensaje como texto." })
      .trim()
      .max(2000, TOO_LONG)
      .nullish()
      .openapi({ description: `'${DEFAULT_CONTENT}' when only a file is sent.` }),
    type: z.enum(MESSAGE_TYPES, { error: WRONG_TYPE }).default("text"),
    mediaUrl: z
      .string({ error: NOTHING_TO_SEND })
      .max(2000, NOTHING_TO_SEND)
      .nullish()
      .openapi({ description: "From `POST /api/upload`: one's own, not sent yet." }),
  })
  .openapi("SendSupportMessage");

export const supportMessageSchema = z
  .object({
    id,
    createdAt: z.iso.datetime(),
    seen: z.boolean(),
    type: z.enum(MESSAGE_TYPES),
    content: z.string(),
    mediaUrl: z.string().nullable().openapi({ description: "Where the file is shown from." }),
    isKept: z.boolean().openapi({ description: "Its file is in 'Mis Recuerdos', too." }),
    toUserId: id,
    from: z.object({ id, name: z.string() }),
  })
  .openapi("SupportMessage");

const BEFORE_WRONG = "Esa parte de la lista no existe. Vuelve al principio.";
const PLACE = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** It knows how long each month is; `Date` takes 30 February for 2 March, and Postgres fails. */
const MOMENT = z.regexes.datetime({ precision: 3 });

export const sentMessagesQuerySchema = z.object({
  before: z
    .string()
    .regex(PLACE, BEFORE_WRONG)
    .refine((place) => MOMENT.test(place.slice(0, 24)), BEFORE_WRONG)
    .optional()
    .openapi({ description: "Only older ones: the `next` of the answer before." }),
  limit: pageSize(100, { otherwise: 20 }),
});

const sentMessageSchema = z
  .object({
    id,
    sentAt: z.iso.datetime(),
    type: z.enum(MESSAGE_TYPES),
    content: z.string().nullable().openapi({ description: "Null once it was deleted." }),
    seen: z.boolean(),
    seenAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "Null also for what was seen before that was written down." }),
  })
  .openapi("SentMessage");

export const sentMessagesSchema = z
  .object({
    messages: z.array(sentMessageSchema),
    next: z.string().nullable().openapi({ description: "`before` of older ones, or null." }),
  })
  .openapi("SentMessages");

/** Other fields are let through: uploading libraries add their own. */
export const uploadFormSchema = z
  .object({
    file: z.string().openapi({
      format: "binary",
      description: "A picture or video, 50 MB at most.",
      "x-max-bytes": MAX_FILE_BYTES,
    }),
    userId: z.string().openapi({ format: "uuid", description: "Whom it is for." }),
  })
  .openapi("UploadForm", { additionalProperties: true });

export const uploadedFileSchema = z
  .object({ url: z.string().openapi({ description: "The `mediaUrl` of the message." }) })
  .openapi("UploadedFile");

export const uploadedFileExample = { url: `/api/uploads/${NAME}` };

export const sendMessageExample = {
  toUserId: userRecordExample.id,
  content: "Mira qué grande está Mateo",
  type: "image" as const,
  mediaUrl: uploadedFileExample.url,
};

export const supportMessageExample = {
  id: "feedbeef-0000-4000-8000-000000000001",
  createdAt: "2026-03-02T17:05:00.000Z",
  seen: false,
  type: "image" as const,
  content: "Mira qué grande está Mateo",
  mediaUrl: `/api/users/${userRecordExample.id}/objects/${NAME}`,
  isKept: false,
  toUserId: userRecordExample.id,
  from: { id: supportPersonExample.id, name: supportPersonExample.name },
};

export const sentMessagesExample = {
  messages: [
    {
      id: supportMessageExample.id,
      sentAt: supportMessageExample.createdAt,
      type: supportMessageExample.type,
      content: null,
      seen: true,
      seenAt: "2026-03-02T19:20:00.000Z",
    },
  ],
  next: null,
};

export type SendMessage = z.infer<typeof sendMessageSchema>;
export type SentMessages = z.infer<typeof sentMessagesSchema>;
export type SupportMessage = z.infer<typeof supportMessageSchema>;
