import { z } from "@hono/zod-openapi";

/** How long to wait, in seconds. */
export const retryHeaders = z.object({
  "Retry-After": z
    .string()
    .regex(/^\d+$/)
    .openapi({ description: "Seconds to wait before the next try.", example: "30" }),
});

/** What a later call names in `If-None-Match`. */
export const tagHeaders = z.object({
  ETag: z.string().openapi({ description: "Changes with the content.", example: '"MTk4YzBkZQ"' }),
});

/** Under which name a browser keeps the file, or that it is shown in the page. */
export const nameHeaders = z.object({
  "Content-Disposition": z
    .string()
    .openapi({ description: "The file's name.", example: 'attachment; filename="cifras.csv"' }),
});

/** Of a stored file, which can be asked for in parts. */
export const storedHeaders = tagHeaders.extend({
  "Accept-Ranges": z.literal("bytes").openapi({ description: "`Range` is understood." }),
});

/** Which part of a stored file it is, or, where there is no such part, how large the file is. */
export const partHeaders = storedHeaders.extend({
  "Content-Range": z
    .string()
    .openapi({ description: "The part, and the size of the whole.", example: "bytes 0-99/4096" }),
});

export const locationHeaders = z.object({
  Location: z.string().openapi({
    description: "Where the file is, for a short while.",
    example: "https://bucket.example.es/objects/0198c0de.jpg?X-Amz-Expires=60",
  }),
});
