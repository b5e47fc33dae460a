import { countCharacters } from "@acompana/kit/format";
import { CARE_KINDS, DANGER_KINDS } from "@acompana/language/danger-kinds";
import { z } from "@hono/zod-openapi";
import { id, orNull } from "../../platform/http/fields.ts";
import { pageSize } from "../../platform/http/page-size.ts";

const MAX_CHARACTERS = 500;
/** UTF-16 units, at most 30 kB: a single character may be built of any number of code points. */
const MAX_UNITS = 10_000;

const EMPTY = "Escribe un mensaje antes de enviarlo.";
const TOO_LONG = "Mensaje muy largo – Por favor, acorta tu mensaje. Máximo 500 caracteres.";

export const sendMessageSchema = z
  .object({
    content: z
      .string({ error: EMPTY })
      .trim()
      .min(1, EMPTY)
      .max(MAX_UNITS, { error: TOO_LONG, abort: true })
      .refine((text) => countCharacters(text) <= MAX_CHARACTERS, TOO_LONG)
      .openapi({
        description:
          "1 to 500 characters after trimming, counted as a reader sees them (grapheme clusters): " +
          "500 emoji are 500 characters.",
        "x-max-characters": MAX_CHARACTERS,
      }),
  })
  .openapi("SendMessage");

export const chatMessageSchema = z
  .object({
    id,
    sender: z.enum(["user", "assistant"]),
    content: z.string(),
    timestamp: z.iso.datetime(),
  })
  .openapi("ChatMessage");

const dangerKindSchema = z.enum(DANGER_KINDS).openapi("DangerKind");
const careKindSchema = z.enum(CARE_KINDS).openapi("CareKind");

export const chatReplySchema = z
  .object({
    userMessage: chatMessageSchema,
    assistantMessage: chatMessageSchema,
    danger: orNull(dangerKindSchema).openapi({
      description:
        "What the person's message says that somebody is in danger of; the answer is then the " +
        "advice for it.",
    }),
    care: orNull(careKindSchema).openapi({
      description:
        "What the person's message says that is no danger and still is not left to a model: a " +
        "doubt about a medicine, an ailment, or not knowing what to do. Null in danger.",
    }),
  })
  .openapi("ChatReply");

export const listMessagesQuerySchema = z.object({
  limit: pageSize(500, { otherwise: 100 }),
});

export const sendMessageExample = { content: "Cuéntame un chiste" };

export const userMessageExample = {
  id: "a1b2c3d4-0000-4000-8000-000000000011",
  sender: "user" as const,
  content: sendMessageExample.content,
  timestamp: "2026-03-02T17:05:00.000Z",
};

export const assistantMessageExample = {
  id: "a1b2c3d4-0000-4000-8000-000000000012",
  sender: "assistant" as const,
  content: "¿Qué le dice una pared a otra? Nos vemos en la esquina.",
  timestamp: "2026-03-02T17:05:01.000Z",
};

export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type ChatReply = z.infer<typeof chatReplySchema>;
