import { z } from "@hono/zod-openapi";
import { id, looseId } from "../http/fields.ts";
import { supportPersonExample } from "../support-persons/schemas.ts";
import { userRecordExample } from "../users/schemas.ts";
import { MESSAGE_TYPES } from "./table.ts";

export const NOTHING_TO_SEND = "Por favor escriba un mensaje o seleccione un archivo";
const TOO_LONG = "El mensaje es demasiado largo. Máximo 2000 caracteres.";
const WRONG_TYPE = "El mensaje debe ser un texto, una imagen o un video.";
const NAME = "aZk3a4s2d1r0f8wYb9qb0y9TbV1x2u3c0S3qw0qn3xJ";

/** What a message with a file but no words says. */
export const DEFAULT_CONTENT = "Archivo adjunto";

export const sendMessageSchema = z
  .strictObject({
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
    toUserId: id,
    from: z.object({ id, name: z.string() }),
  })
  .openapi("SupportMessage");

/** Other fields are let through: uploading libraries add their own. */
export const uploadFormSchema = z
  .object({
    file: z
      .string()
      .openapi({ format: "binary", description: "A picture or video, 50 MB at most." }),
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
  toUserId: userRecordExample.id,
  from: { id: supportPersonExample.id, name: supportPersonExample.name },
};

export type SendMessage = z.infer<typeof sendMessageSchema>;
export type SupportMessage = z.infer<typeof supportMessageSchema>;
