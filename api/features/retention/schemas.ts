import { z } from "@hono/zod-openapi";
import { RETENTION_KINDS } from "../../db/schema/retention.ts";

export const retentionSchema = z
  .object({
    kind: z.enum(RETENTION_KINDS),
    keeps: z.int().min(1).openapi({
      description: "How long, in days for `stray-chats`, else in months.",
    }),
    lastAt: z.iso.datetime().nullable().openapi({ description: "When it last ran; null: never." }),
    heldAt: z.iso
      .datetime()
      .nullable()
      .openapi({
        description:
          "What the server's clock says while it is not believed and nothing is deleted by age: it " +
          "stands 60 days or more after the last run. Null: all is well.",
      }),
    removed: z.int().min(0).openapi({
      description: "What it removed in the last 30 days, in the whole portal.",
    }),
  })
  .openapi("Retention");

export type RetentionAnswer = z.infer<typeof retentionSchema>;

export const retentionExample: RetentionAnswer = {
  kind: "old-activity",
  keeps: 24,
  lastAt: "2026-03-02T09:30:00.000Z",
  heldAt: null,
  removed: 118,
};
