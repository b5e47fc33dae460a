import { z } from "@hono/zod-openapi";
import { errorSchema } from "../../platform/http/calls.ts";
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

/** No portal answers so any more; clients of version 0.1 know it, and the contract only grows. */
const unhealthySchema = z
  .object({ status: z.literal("error"), database: z.literal("unreachable"), version: z.string() })
  .openapi("Unhealthy");

/** A portal that is stopping refuses this call like every other. */
export const notAliveSchema = z.union([unhealthySchema, errorSchema]);

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
    clock: z
      .literal("doubtful")
      .optional()
      .openapi({
        description:
          "Sent while the portal's own clock cannot be right: before its build, or more than a day " +
          "behind most of its newest rows. It serves all the same; each answer of a call then has " +
          "the header `Clock-Doubtful: true`.",
      }),
    wrongReleaseFiles: z
      .array(z.string())
      .optional()
      .openapi({
        description:
          "Sent while files of releases are lost or not those that their hashes name: the first " +
          "20, as addresses under `/releases/`. They are answered with 404 until they are right " +
          "again; everything else is served.",
        example: ["games/0.2.0-1f0c9a77b2de/remoteEntry.js"],
      }),
    error: z.string().optional().openapi({
      description: "Sent when the disk is full, with the sentence that refused writes answer.",
    }),
    code: z.literal("DISK_FULL").optional(),
  })
  .openapi("Readiness");

/** It may also not be asked any more, like every call of a portal that is stopping. */
export const notReadySchema = z.union([readinessSchema, errorSchema]);

export type ReadinessAnswer = z.infer<typeof readinessSchema>;
