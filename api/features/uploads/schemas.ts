import { type Family, mediaTypesOf } from "@acompana/kit/containers";
import { z } from "@hono/zod-openapi";

/** A file's generated name in the path; anything else names nothing. */
export const fileName = z
  .string()
  .regex(/^[\w-]{43}$/)
  .openapi({ example: "mJx3nq0wq3S0c3u2x1VbT9y0bq9bYw8f0r1d2s3a4Zk" });

/** A file's bytes, in a body or an answer. */
export const binary = { schema: z.string().openapi({ format: "binary" }) };

/**
 * The content of a file of these families, each type by its name: of 'image/*' a generated client
 * makes the type that it sends.
 */
export const fileContent = (families: readonly Family[]) =>
  Object.fromEntries(mediaTypesOf(families).map((type) => [type, binary] as const));
