import { z } from "@hono/zod-openapi";

export const healthySchema = z
  .object({ status: z.literal("ok"), database: z.literal("ok"), version: z.string() })
  .openapi("Healthy");

export const unhealthySchema = z
  .object({ status: z.literal("error"), database: z.literal("unreachable"), version: z.string() })
  .openapi("Unhealthy");

export type Healthy = z.infer<typeof healthySchema>;
export type Unhealthy = z.infer<typeof unhealthySchema>;
