import { z } from "@hono/zod-openapi";
import { administratorExample } from "../admins/index.ts";

const count = z.int().min(0);

export const erasureSchema = z
  .object({
    number: z.int().openapi({ description: "What stands on the paper; one for each erasure." }),
    erasedAt: z.iso.datetime(),
    erasedBy: z.string().nullable().openapi({
      description: "The administrator; null when a time limit did it, or that account is gone.",
    }),
    counts: z.object({
      reminders: count,
      memories: count,
      messages: count,
      chatTurns: count,
      scores: count,
      relatives: count,
    }),
    files: count.openapi({ description: "How many files the person had." }),
    pendingFiles: count.openapi({
      description: "How many of them the storage has not deleted yet; tried until they are gone.",
    }),
  })
  .openapi("Erasure");

export type ErasureAnswer = z.infer<typeof erasureSchema>;

export const erasureExample: ErasureAnswer = {
  number: 12,
  erasedAt: "2026-03-02T10:00:00.000Z",
  erasedBy: administratorExample.name,
  counts: { reminders: 4, memories: 31, messages: 2, chatTurns: 0, scores: 57, relatives: 2 },
  files: 33,
  pendingFiles: 0,
};
