import { cut } from "@acompana/kit/format";
import { z } from "@hono/zod-openapi";
import { emptyAsMissing, id, tooLong } from "../../platform/http/fields.ts";
import { moment } from "../../platform/http/moments.ts";
import { pageSize } from "../../platform/http/page-size.ts";
import { isUnknownType, MAX_FILE_BYTES } from "../uploads/index.ts";

const FILE_MISSING = "Archivo requerido – Por favor selecciona un archivo para subir.";
const WRONG_SIZE = "El tamaño del archivo no es válido.";
const MAX_PAGE = 2000;
const MAX_TITLE = 120;
/** The longest that a file's name can be. */
const MAX_NAME = 255;
const WRONG_MOMENT = "La fecha no es válida.";

const mimeType = z
  .preprocess(
    (value) => (typeof value === "string" && isUnknownType(value) ? undefined : value),
    emptyAsMissing(z.string().max(200, tooLong(200))),
  )
  .openapi({
    description:
      "image/, video/ or audio/; never SVG. Left out, empty or application/octet-stream: what the " +
      "bytes say.",
  });
const size = emptyAsMissing(z.int({ error: WRONG_SIZE }).min(1, WRONG_SIZE)).openapi({
  description: "Bytes; 50 MB at most.",
  maximum: MAX_FILE_BYTES,
});
const originalName = emptyAsMissing(z.string().trim().max(MAX_NAME, tooLong(MAX_NAME)));

/** What a memory is called that bears the name of its file. */
export const asTitle = (name: string): string => cut(name, MAX_TITLE);

/** Other fields are allowed: the specification does not say what its client sends here. */
export const requestUploadSchema = z
  .object({
    mimeType,
    size,
    originalName,
    thumbnail: emptyAsMissing(z.boolean({ error: "Indica si habrá miniatura." })).openapi({
      description: "A second address for a small picture of it is wanted.",
    }),
  })
  .openapi("RequestUpload", { additionalProperties: true });

export const uploadAddressesSchema = z
  .object({
    uploadURL: z.string().openapi({ description: "PUT the bytes here within the hour." }),
    fileURL: z.string().openapi({ description: "What the confirmation names the file by." }),
    thumbnailUploadURL: z.string().optional(),
    thumbnailURL: z.string().optional(),
  })
  .openapi("UploadAddresses");

export const confirmUploadSchema = z
  .object({
    fileURL: z
      .string({ error: FILE_MISSING })
      .min(1, FILE_MISSING)
      .max(2000, FILE_MISSING)
      .openapi({ description: "From `upload-url`: its `fileURL`, or its `uploadURL`." }),
    thumbnailURL: emptyAsMissing(z.string().max(2000, FILE_MISSING)),
    title: emptyAsMissing(
      z.string().trim().max(MAX_NAME, tooLong(MAX_TITLE)).overwrite(asTitle),
    ).openapi({
      maxLength: MAX_TITLE,
      description: "The file's name when it is left out; of a longer one its beginning.",
    }),
    description: emptyAsMissing(z.string().trim().max(1000, tooLong(1000))),
    mimeType,
    size,
    originalName,
  })
  .openapi("ConfirmUpload");

export const mediaItemSchema = z
  .object({
    id,
    mimeType: z.string(),
    url: z.string().openapi({ description: "Shown from `/api/users/{userId}/objects{url}`." }),
    title: z.string(),
    description: z.string().nullable(),
    originalName: z.string(),
    uploadedAt: z.iso.datetime(),
    thumbnail: z
      .string()
      .nullable()
      .openapi({ description: "Shown from `/api/users/{userId}{thumbnail}`." }),
    isFavorite: z
      .literal(false)
      .openapi({ description: "Favourites are kept by the screen alone." }),
  })
  .openapi("MediaItem");

export const mediaStatsSchema = z
  .object({ totalFiles: z.int(), total: z.int(), favorites: z.literal(0) })
  .openapi("MediaStats");

export const listMediaQuerySchema = z.object({
  before: moment(WRONG_MOMENT, WRONG_MOMENT).optional().openapi({
    description: "`uploadedAt` of the last item of the page before.",
    example: "2026-03-02T17:05:00.000Z",
  }),
  limit: pageSize(MAX_PAGE, { otherwise: MAX_PAGE }),
});

const NAME = "mJx3nq0wq3S0c3u2x1VbT9y0bq9bYw8f0r1d2s3a4Zk";
const THUMBNAIL_NAME = "Zk3a4s2d1r0f8wYb9qb0y9TbV1x2u3c0S3qw0qn3xJm";
const SIGNATURE = "expires=1772449200000&signature=Yw8f0r1d2s3a4ZkmJx3nq0wq3S0c3u2x1VbT9y0bq9b";

export const uploadAddressesExample = {
  uploadURL: `/api/uploads/${NAME}?${SIGNATURE}`,
  fileURL: `/api/uploads/${NAME}`,
  thumbnailUploadURL: `/api/uploads/${THUMBNAIL_NAME}?${SIGNATURE}`,
  thumbnailURL: `/api/uploads/${THUMBNAIL_NAME}`,
};

export const confirmUploadExample = {
  fileURL: uploadAddressesExample.fileURL,
  thumbnailURL: uploadAddressesExample.thumbnailURL,
  title: "La boda de Rosa",
  description: "En el patio de casa.",
  mimeType: "image/jpeg",
  size: 482_113,
  originalName: "IMG_2041.jpg",
};

export const mediaItemExample = {
  id: "c0ffee00-0000-4000-8000-000000000001",
  mimeType: "image/jpeg",
  url: `/${NAME}`,
  title: "La boda de Rosa",
  description: "En el patio de casa.",
  originalName: "IMG_2041.jpg",
  uploadedAt: "2026-03-02T17:05:00.000Z",
  thumbnail: `/thumbnails/${THUMBNAIL_NAME}`,
  isFavorite: false as const,
};

export type RequestUpload = z.infer<typeof requestUploadSchema>;
export type UploadAddresses = z.infer<typeof uploadAddressesSchema>;
export type ConfirmUpload = z.infer<typeof confirmUploadSchema>;
export type MediaItem = z.infer<typeof mediaItemSchema>;
export type MediaStats = z.infer<typeof mediaStatsSchema>;
