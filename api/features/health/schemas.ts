import { z } from "@hono/zod-openapi";
import { PART_STATUSES } from "../../platform/readiness.ts";

export const healthSchema = z
  .object({
    status: z.literal("ok"),
    database: z.enum(["ok", "unreachable"]).openapi({
      description: "What this process last saw of its database; it is not asked.",
    }),
    version: z.string(),
  })
  .openapi("Healthy");

/** No portal answers so any more; see `docs/adr/0105-alive-and-ready.md`. */
export const unhealthySchema = z
  .object({ status: z.literal("error"), database: z.literal("unreachable"), version: z.string() })
  .openapi("Unhealthy");

const partSchema = z
  .object({
    status: z.enum(PART_STATUSES).openapi({
      description: "`unknown`: not asked, because what it depends on does not answer.",
    }),
    ms: z.int().nullable().openapi({ description: "How long the answer took; null: not asked." }),
  })
  .openapi("ReadinessPart");

export const readinessSchema = z
  .object({
    status: z.enum(["ok", "error"]),
    database: partSchema,
    storage: partSchema,
    migrations: partSchema,
    version: z.string(),
  })
  .openapi("Readiness");

export type ReadinessAnswer = z.infer<typeof readinessSchema>;
