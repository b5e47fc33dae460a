import { z } from "@hono/zod-openapi";

/** A file's generated name in the path; anything else names nothing. */
export const fileName = z
  .string()
  .regex(/^[\w-]{43}$/)
  .openapi({ example: "mJx3nq0wq3S0c3u2x1VbT9y0bq9bYw8f0r1d2s3a4Zk" });
