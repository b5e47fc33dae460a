import { z } from "@hono/zod-openapi";
import { emptyAsMissing } from "../../platform/http/fields.ts";
import { moment } from "../../platform/http/moments.ts";

const ATTENTION_KINDS = [
  "failed-entries",
  "guessing",
  "accounts-changed",
  "copies-made",
  "release-failed",
  "paused-but-active",
  "deactivated-long",
  "erasure-ahead",
  "retention-held",
  "weather-missing",
] as const;

export const attentionSchema = z
  .object({
    kind: z.enum(ATTENTION_KINDS),
    count: z.int().min(1),
    lastAt: z.iso.datetime(),
  })
  .openapi("Attention");

const MOST = 2_000_000_000;
const UNTIL_WRONG = "Actualiza la página antes de marcarlo como visto.";

export const attentionSeenSchema = z
  .object({
    until: moment(UNTIL_WRONG, UNTIL_WRONG).openapi({
      description: "The latest `lastAt` that was shown.",
    }),
    count: emptyAsMissing(z.int(UNTIL_WRONG).min(0, UNTIL_WRONG).max(MOST, UNTIL_WRONG)).openapi({
      description: "The sum of each `count` that was shown.",
    }),
  })
  .openapi("AttentionSeen");

export type AttentionSeen = z.infer<typeof attentionSeenSchema>;

export const attentionExample = {
  kind: "failed-entries" as const,
  count: 12,
  lastAt: "2026-03-02T09:30:00.000Z",
};

export type Attention = z.infer<typeof attentionSchema>;
